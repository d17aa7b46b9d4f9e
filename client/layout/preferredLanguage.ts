import { allLanguages, type Language, languages } from '../messages/languages.ts';

/** The key of the chosen language in browser storage (docs/product/site.md, section 2.11). */
export const languageKey = 'language';

/** Remembers the language in which somebody chose to read. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden; then each page is read in the language of its address.
  }
}

/**
 * The language to read a page in: the chosen one; before that another one that is the first of the
 * browser's; or else that of the page.
 * @param present the language of the page
 */
export function preferredLanguage(present: Language): Language {
  const chosen = storedLanguage();
  if (chosen) return chosen;
  const [first = ''] = navigator.languages;
  const own = allLanguages.find(
    (each) => languages[each].tag.split('-')[0] === first.split('-')[0],
  );
  // English is what browsers say that nobody has set up.
  return own === undefined || own === 'EN' ? present : own;
}

/**
 * The language to read the admin area in while nobody is known to be signed in: that of the address where
 * it names one, or else that in which somebody reads the site.
 * @param present that of the page, or of what is shown of it
 */
export const languageBeforeSignIn = (present: Language): Language =>
  present === 'EN' ? preferredLanguage(present) : present;

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(languageKey);
    return allLanguages.find((each) => each === stored);
  } catch {
    return undefined;
  }
}
