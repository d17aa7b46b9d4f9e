/** The text of a message; if it contains a count, a text for each plural form of the language. */
export type SentenceForms = string | { one: string; other: string };

/** The parts of a message with placeholders such as `{title}`. */
export interface PlacedWords<Places extends readonly string[] = readonly string[]> {
  forms: SentenceForms;
  /**
   * The names of the placeholders, in the order of the values. The first one is the count of plural
   * forms.
   */
  places: Places;
  /** Formats it with values by the names of its placeholders. */
  fill: (values: object) => string;
  /** The same message with another text. */
  inWords: (forms: SentenceForms) => PlacedWords<Places>;
}

/** A message with placeholders; a call with their values returns the text. */
export interface Sentence<
  Places extends readonly string[] = readonly string[],
> extends PlacedWords<Places> {
  (...values: { [Index in keyof Places]: string | number }): string;
}

/**
 * Creates the function that defines the messages of a catalogue.
 * @param isOne whether the language has the form `one` for a number
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

/** A message with placeholders; the Amharic plural form `one` is for 0 and 1. */
export const amharicSentence = sentenceIn((count) => count <= 1);

const formFor = (forms: SentenceForms, isOne: boolean) =>
  typeof forms === 'string' ? forms : forms[isOne ? 'one' : 'other'];

const place = /\{(\w+)\}/g;

/** Replaces the placeholders of a text with values; unknown placeholders stay. */
export const fillPlaces = (
  text: string,
  places: readonly string[],
  values: readonly (string | number)[],
): string =>
  text.replace(place, (written, name: string) => String(values[places.indexOf(name)] ?? written));

export const isSentence = (part: unknown): part is PlacedWords =>
  typeof part === 'function' && 'inWords' in part;
