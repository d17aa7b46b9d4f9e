import { createContext, useContext } from 'react';
import { type Language, languages } from '../../api/shared/messages/languages.ts';
import { type Overrides, withOverrides } from '../../api/shared/messages/overrides.ts';

/** A hook that reads a catalogue in the language of the page. */
export interface MessagesHook<Catalogue = unknown> {
  (): Catalogue;
  /** Reads the catalogue where a hook cannot be called, for example in a loop. */
  from: (messages: Pick<DocumentMessages, 'catalogues'>) => Catalogue;
  /** The prefix of the keys of its messages; empty if they cannot be overridden. */
  catalogueName: string;
  /** Loads the catalogue of a language, with the messages that volunteers have edited. */
  load: (language: Language, overrides?: Overrides) => Promise<Catalogue>;
}

/** The language of a document, and its loaded catalogues. */
export interface DocumentMessages {
  language: Language;
  /** The tag of the language, for `lang` and for `Intl`. */
  tag: string;
  catalogues: Map<MessagesHook, unknown>;
  /** The edited messages of those catalogues. */
  overrides: Overrides;
  /** The names of other catalogues with edited messages, which are loaded with their pages. */
  overriddenElsewhere: string[];
}

/**
 * Without a provider everything is in English, because the code contains the English catalogues.
 */
export const MessagesContext = createContext<DocumentMessages>({
  language: 'EN',
  tag: languages.EN.tag,
  catalogues: new Map(),
  overrides: {},
  overriddenElsewhere: [],
});

/**
 * Creates the hook that reads a catalogue. The `handle` of a page names its hooks, so that their
 * catalogues are loaded before the page is rendered. A catalogue that is not loaded is shown in
 * English.
 * @param english the English catalogue, whose type the other languages share
 * @param catalogueName the name of a public catalogue in `publicCatalogues`; empty for others
 * @param others loads those of other languages, for example by `import()`
 */
export function createMessages<Catalogue>(
  english: Catalogue,
  catalogueName = '',
  others: Partial<Record<Language, () => Promise<Catalogue>>> = {},
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

export function usePageLanguage(): Language {
  return useContext(MessagesContext).language;
}

/** The tag of the page's language, for `lang` and for `Intl`. */
export function useLanguageTag(): string {
  return useContext(MessagesContext).tag;
}
