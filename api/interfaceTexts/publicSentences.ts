import { allLanguages, type Language } from '../../client/messages/languages.ts';
import { publicCatalogues } from '../../client/messages/publicCatalogues.ts';
import { isSentence } from '../../client/messages/sentence.ts';
import type { SentenceShape } from './interfaceText.rules.ts';

/** A sentence of the interface that volunteers can change, in one language. */
export interface PublicSentence extends SentenceShape {
  key: string;
  language: Language;
}

/** Lists that are not read by the position of their items, with the longest an item may be. */
const freeLists: Record<string, number> = {
  'about.background.paragraphs': 1_500,
  'about.mission.paragraphs': 1_500,
  'about.vision.paragraphs': 1_500,
  'about.whatWeDo.items': 120,
  'search.waysOnList': 200,
};

/** How many items such a list may have. */
const maxItems = 12;

/** Longer ones do not fit; all others may be twice as long as their original, and a little more. */
const ownLengths: Record<string, number> = {
  // OpenSearch 1.1 allows no more for a short name.
  'shared.layout.search.engineName': 16,
};

const lengthFor = (key: string, texts: string[]) =>
  ownLengths[key] ?? 40 + 2 * Math.max(...texts.map(({ length }) => length));

/** Made by the module of dates, which names them elsewhere too. */
const generated = new Set(['calendar.ethiopianMonths']);

/** Without letters there is nothing to say: a mark, a dash between two values. */
const isWorded = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** The texts of a sentence in a catalogue; none where the part of the catalogue is no sentence. */
function textsOf(part: unknown): { form: SentenceShape['form']; original: string[] } | null {
  if (typeof part === 'string') return { form: 'TEXT', original: [part] };
  if (isSentence(part)) {
    const { forms } = part;
    if (typeof forms === 'string') return { form: 'TEXT', original: [forms] };
    return { form: 'PLURAL', original: [forms.one, forms.other] };
  }
  const isList = Array.isArray(part) && part.every((item) => typeof item === 'string');
  return isList ? { form: 'LIST', original: part } : null;
}

function sentencesIn(part: unknown, key: string, language: Language): PublicSentence[] {
  const texts = textsOf(part);
  if (texts) {
    const { original } = texts;
    if (generated.has(key) || !original.some(isWorded)) return [];
    const longest = freeLists[key];
    const count = original.length;
    const items = longest ? { minItems: 1, maxItems } : { minItems: count, maxItems: count };
    const maxLength = longest ?? lengthFor(key, original);
    return [{ key, language, ...texts, ...items, maxLength }];
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    sentencesIn(value, `${key}.${name}`, language),
  );
}

/** The id of a sentence in a language. */
export const sentenceId = ({ key, language }: { key: string; language: Language }): string =>
  `${language}.${key}`;

/** All of them by their ids, page by page, with the languages of each after one another. */
export const publicSentences: ReadonlyMap<string, PublicSentence> = new Map(
  Object.entries(publicCatalogues).flatMap(([name, catalogues]) =>
    allLanguages
      .flatMap((language) => sentencesIn(catalogues[language], name, language))
      .map((sentence) => [sentenceId(sentence), sentence] as const),
  ),
);
