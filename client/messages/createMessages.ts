import { createContext, useContext } from 'react';
import { type Language, languages } from './languages.ts';
import { type Overrides, withOverrides } from './overrides.ts';

/** Reads a catalogue in the language of the page. */
export interface MessagesHook<Catalogue = unknown> {
  (): Catalogue;
  /** Reads it for where no hook may be called, as in a loop. */
  from: (messages: Pick<DocumentMessages, 'catalogues'>) => Catalogue;
  /** The beginning of the keys of its sentences; empty where they cannot be overridden. */
  catalogueName: string;
  /** Loads the catalogue of a language, with the sentences that volunteers have changed. */
  load: (language: Language, overrides?: Overrides) => Promise<Catalogue>;
}

/** The language of a document, and the catalogues that its pages have loaded. */
export interface DocumentMessages {
  language: Language;
  /** That of the language, for `lang` and for `Intl`. */
  tag: string;
  catalogues: Map<MessagesHook, unknown>;
  /** The sentences of those catalogues that volunteers have changed. */
  overrides: Overrides;
  /** The names of other catalogues that have such sentences, which are loaded with their pages. */
  overriddenElsewhere: string[];
}

/** Without a provider everything is English, as its catalogues come with the code. */
export const MessagesContext = createContext<DocumentMessages>({
  language: 'EN',
  tag: languages.EN.tag,
  catalogues: new Map(),
  overrides: {},
  overriddenElsewhere: [],
});

/**
 * Makes the hook that reads a catalogue. A page names its hooks in its `handle`, by which catalogues
 * are loaded before the page is rendered; one that was not loaded reads as English.
 * @param english the catalogue, whose shape those of other languages share
 * @param others loads those of other languages, say by an `import()`
 * @param catalogueName that of a public catalogue, as in `publicCatalogues`
 */
export function createMessages<Catalogue>(
  english: Catalogue,
  others: Partial<Record<Language, () => Promise<Catalogue>>> = {},
  catalogueName = '',
): MessagesHook<Catalogue> {
  const from = ({ catalogues }: Pick<DocumentMessages, 'catalogues'>) =>
    (catalogues.get(useCatalogue as MessagesHook) as Catalogue | undefined) ?? english;
  const useCatalogue = () => from(useContext(MessagesContext));
  return Object.assign(useCatalogue, {
    from,
    catalogueName,
    load: async (language: Language, overrides: Overrides = {}) =>
      withOverrides((await others[language]?.()) ?? english, catalogueName, overrides),
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
