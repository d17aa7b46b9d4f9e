import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import { allLanguages, type Language, languages } from '../../../api/shared/messages/languages.ts';

/** The key of the selected language in browser storage (docs/product/site.md, section 2.11). */
export const languageKey = 'language';

/** The key of the language of the last account in browser storage. */
export const accountLanguageKey = 'accountLanguage';

/** Stores the language that the visitor selected. */
export function rememberLanguage(language: Language): void {
  // Without storage, each page is read in the language of its address.
  ignoreStorageErrors(() => localStorage.setItem(languageKey, language));
}

/**
 * The language to read a page in: the selected one; otherwise the first language of the browser if
 * it is not English; otherwise that of the page.
 * @param present the language of the page
 */
export function preferredLanguage(present: Language): Language {
  const chosen = storedLanguage();
  if (chosen) return chosen;
  const [first = ''] = navigator.languages;
  const own = allLanguages.find(
    (each) => languages[each].tag.split('-')[0] === first.split('-')[0],
  );
  // Browsers report English unless another language is set.
  return own === undefined || own === 'EN' ? present : own;
}

/**
 * The language of the admin area while no user is signed in: that of the address if it names one,
 * otherwise that of the last account, or the language in which the visitor reads the site.
 * @param present the language of the page
 */
export const languageBeforeSignIn = (present: Language): Language =>
  present === 'EN' ? (storedLanguage(accountLanguageKey) ?? preferredLanguage(present)) : present;

function storedLanguage(key = languageKey): Language | undefined {
  const stored = ignoreStorageErrors(() => localStorage.getItem(key));
  return allLanguages.find((each) => each === stored);
}
