import { type Language, languages } from '../../messages/languages.ts';
import { foldText } from '../foldText.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';

/** A sentence of the interface, with its text in each language. */
export interface TranslatedSentence {
  key: string;
  byLanguage: Partial<Record<Language, InterfaceText>>;
}

/** Puts the languages of each sentence together, in the order of the pages. */
export function sentencesOf(texts: InterfaceText[]): TranslatedSentence[] {
  const byKey = new Map<string, TranslatedSentence>();
  for (const text of texts) {
    const sentence = byKey.get(text.key) ?? { key: text.key, byLanguage: {} };
    sentence.byLanguage[text.language] = text;
    byKey.set(text.key, sentence);
  }
  return [...byKey.values()];
}

export const allStates = ['changed', 'outdated', 'unchecked'] as const;
export type TextState = (typeof allStates)[number];

/** What the list is narrowed down to; an empty text stands for everything. */
export interface TextFilter {
  /** The beginning of the key: a page, or a part of one. */
  part: string;
  state: TextState | '';
  search: string;
}

const isIn: Record<TextState, (text: InterfaceText) => boolean> = {
  changed: ({ isChanged }) => isChanged,
  outdated: ({ formerOriginal }) => formerOriginal !== null,
  // What volunteers have written is theirs; the Amharic that comes with the site wants a native reader.
  unchecked: ({ language, isChanged, isChecked }) => language === 'AM' && !isChanged && !isChecked,
};

/** The sentences that a filter leaves. */
export function filtered(
  sentences: TranslatedSentence[],
  { part, state, search }: TextFilter,
): TranslatedSentence[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return sentences.filter(({ key, byLanguage }) => {
    const texts = Object.values(byLanguage);
    if (part && key !== part && !key.startsWith(`${part}.`)) return false;
    if (state && !texts.some(isIn[state])) return false;
    const all = texts.flatMap(({ texts: shown, original }) => [...shown, ...original]);
    const searched = foldText(`${key}\n${all.join('\n')}`);
    return words.every((word) => searched.includes(word));
  });
}

/** The page on which visitors read a sentence, by the catalogue it is in; absent for many pages. */
const pages: Record<string, string> = {
  ...{ home: '', about: '/about', event: '/events', aboutEthiopia: '/about-ethiopia' },
  ...{ resource: '/resources', directory: '/directory', calendar: '/calendar', post: '' },
  ...{ observances: '/calendar', contactUs: '/contact-us', supportUs: '/support-us' },
  ...{ search: '/search', privacy: '/privacy' },
};

/** Where a sentence can be seen, or null where that is on many pages. */
export function pageOf(key: string, language: Language): string | null {
  const path = pages[catalogueOf(key)];
  return path === undefined ? null : languages[language].basename + path || '/';
}

/** The catalogue of a sentence. */
export const catalogueOf = (key: string) => key.split('.', 1)[0] ?? '';

/** Each catalogue once, in the order of the pages. */
export const cataloguesOf = (sentences: TranslatedSentence[]) => [
  ...new Set(sentences.map(({ key }) => catalogueOf(key))),
];
