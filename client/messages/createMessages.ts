import { createContext, useContext } from 'react';
import { type Language, languages } from './languages.ts';

/** Reads a catalogue in the language of the page. */
export interface MessagesHook<Catalogue = unknown> {
  (): Catalogue;
  /** Loads the catalogue of a language. */
  load: (language: Language) => Promise<Catalogue>;
}

/** The language of a document, and the catalogues that its pages have loaded. */
export interface DocumentMessages {
  language: Language;
  /** That of the language, for `lang` and for `Intl`. */
  tag: string;
  catalogues: Map<MessagesHook, unknown>;
}

/** Without a provider everything is English, as its catalogues come with the code. */
export const MessagesContext = createContext<DocumentMessages>({
  language: 'EN',
  tag: languages.EN.tag,
  catalogues: new Map(),
});

/**
 * Makes the hook that reads a catalogue. A page names its hooks in its `handle`, by which catalogues
 * are loaded before the page is rendered; one that was not loaded reads as English.
 * @param english the catalogue, whose shape those of other languages share
 * @param others loads those of other languages, say by an `import()`
 */
export function createMessages<Catalogue>(
  english: Catalogue,
  others: Partial<Record<Language, () => Promise<Catalogue>>> = {},
): MessagesHook<Catalogue> {
  const useCatalogue = () => {
    const { catalogues } = useContext(MessagesContext);
    return (catalogues.get(useCatalogue as MessagesHook) as Catalogue | undefined) ?? english;
  };
  return Object.assign(useCatalogue, {
    load: async (language: Language) => (await others[language]?.()) ?? english,
  });
}

/** The language of the page. */
export function usePageLanguage(): Language {
  return useContext(MessagesContext).language;
}

/** The tag of the page's language, for `lang` and for `Intl`. */
export function useLanguageTag(): string {
  return useContext(MessagesContext).tag;
}
