/** The text of a sentence; where it counts something, one for each plural form of the language. */
export type SentenceForms = string | { one: string; other: string };

/** What a sentence with places for values, such as `{title}`, is made of. */
export interface PlacedWords<Places extends readonly string[] = readonly string[]> {
  forms: SentenceForms;
  /** The names of the places, in the order of the values. The first one is what plural forms count. */
  places: Places;
  /** Writes it with values by the names of its places. */
  fill: (values: object) => string;
  /** The same sentence in other words. */
  inWords: (forms: SentenceForms) => PlacedWords<Places>;
}

/** A sentence with places; called with their values it is the text. */
export interface Sentence<
  Places extends readonly string[] = readonly string[],
> extends PlacedWords<Places> {
  (...values: { [Index in keyof Places]: string | number }): string;
}

/**
 * Makes the function that writes the sentences of a catalogue.
 * @param isOne tells the numbers with which the language has the form `one`
 */
export const sentenceIn = (isOne: (count: number) => boolean) => {
  return function sentence<const Places extends readonly string[]>(
    forms: SentenceForms,
    ...places: Places
  ): Sentence<Places> {
    const write = (...values: { [Index in keyof Places]: string | number }) =>
      fillPlaces(formFor(forms, isOne(Number(values[0]))), places, values);
    const fill = (values: object) => {
      const named = new Map<string, string | number>(Object.entries(values));
      const own = places.map((name) => named.get(name) ?? '');
      return fillPlaces(formFor(forms, isOne(Number(own[0]))), places, own);
    };
    const inWords = (other: SentenceForms) => sentence(other, ...places);
    return Object.assign(write, { forms, places, fill, inWords });
  };
};

/** A sentence with places for values; in Amharic the plural form `one` goes with 0 and 1. */
export const amharicSentence = sentenceIn((count) => count <= 1);

const formFor = (forms: SentenceForms, isOne: boolean) =>
  typeof forms === 'string' ? forms : forms[isOne ? 'one' : 'other'];

const place = /\{(\w+)\}/g;

/** Puts values in the places of a text; what is no place stays as it is. */
export const fillPlaces = (
  text: string,
  places: readonly string[],
  values: readonly (string | number)[],
): string =>
  text.replace(place, (written, name: string) => String(values[places.indexOf(name)] ?? written));

export const isSentence = (part: unknown): part is PlacedWords =>
  typeof part === 'function' && 'inWords' in part;
