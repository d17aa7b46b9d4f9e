import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { foldText } from '../foldText.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';
import { useState } from 'react';
import { readDraft } from '../../forms/draft/drafts.ts';
import { useRowDraftKey } from '../../forms/draft/useDraft.ts';

/** A catalogue message with its text in each language. */
export interface TranslatedSentence {
  key: string;
  byLanguage: Partial<Record<Language, InterfaceText>>;
}

/** Groups the texts of all languages by message, in the order of the pages. */
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
type TextState = (typeof allStates)[number];

/** The filter of the list; an empty string means no filter. */
export interface TextFilter {
  /** The beginning of the key: a page, or a part of one. */
  part: string;
  state: TextState | '';
  search: string;
}

/** Texts that volunteers wrote need no check. The default Amharic needs a native reader. */
export const isUnchecked = ({ language, isChanged, isChecked }: InterfaceText) =>
  language === 'AM' && !isChanged && !isChecked;

const isIn: Record<TextState, (text: InterfaceText) => boolean> = {
  changed: ({ isChanged }) => isChanged,
  outdated: ({ formerOriginal }) => formerOriginal !== null,
  unchecked: isUnchecked,
};

/** The messages that match a filter. */
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

/** The page that shows the messages of a catalogue; absent if there are several. */
const pages: Record<string, string> = {
  home: '',
  about: '/about',
  event: '/events',
  aboutEthiopia: '/about-ethiopia',
  resource: '/resources',
  directory: '/directory',
  calendar: '/calendar',
  post: '',
  observances: '/calendar',
  contactUs: '/contact-us',
  supportUs: '/support-us',
  search: '/search',
  privacy: '/privacy',
  ownData: '/my-data',
};

/** The address of the page that shows a message; null if many pages show it. */
export function pageOf(key: string, language: Language): string | null {
  const path = pages[catalogueOf(key)];
  return path === undefined ? null : languages[language].basename + path || '/';
}

/** The catalogue of a message. */
const catalogueOf = (key: string) => key.split('.', 1)[0] ?? '';

/** The catalogues without duplicates, in the order of the pages. */
export const cataloguesOf = (sentences: TranslatedSentence[]) => [
  ...new Set(sentences.map(({ key }) => catalogueOf(key))),
];

type Text = Pick<InterfaceText, 'id' | 'key'>;

/**
 * Tracks which texts are being edited. Their messages stay in the list whatever the filter is, so
 * that nothing typed is lost; so do those that were just saved or approved, because their row has
 * the focus. Texts with a draft are open from the start.
 */
export function useWorkOnTexts(texts: readonly Text[]) {
  const draftKeyOf = useRowDraftKey();
  const [opened, setOpened] = useState(() =>
    texts.filter(({ id }) => readDraft(draftKeyOf(id)) !== null),
  );
  const [kept, setKept] = useState(() => opened.map(({ key }) => key));
  const keep = ({ key }: Text) => setKept((keys) => [...keys, key]);
  return {
    isOpen: (text: Text) => opened.some(({ id }) => id === text.id),
    open: (text: Text) => {
      setOpened((texts) => [...texts, text]);
      keep(text);
    },
    close: ({ id }: Text) => setOpened((texts) => texts.filter((each) => each.id !== id)),
    /** Keeps a message in the list until the filter changes, even if it no longer matches. */
    keep,
    isKept: (key: string) => kept.includes(key),
    /** Clears the kept messages when the filter changes, except those that are being edited. */
    filterAnew: () => setKept(opened.map(({ key }) => key)),
  };
}

/** The edits that are in progress in the list of messages. */
export type WorkOnTexts = ReturnType<typeof useWorkOnTexts>;
