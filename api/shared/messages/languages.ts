/** The languages of the pages, by their values in the API. */
export const languages = {
  EN: { name: 'English', basename: '', tag: 'en-NZ', locale: 'en_NZ' },
  AM: { name: 'አማርኛ', basename: '/am', tag: 'am', locale: 'am_ET' },
} satisfies Languages;

export type Language = keyof typeof languages;

/**
 * @property name in the language itself @property basename the prefix of the path of every page in
 * that language: a page has the same path in all of them @property tag for `lang` and for `Intl`
 * @property locale for messengers (Open Graph)
 */
type Languages = Record<string, { name: string; basename: string; tag: string; locale: string }>;

/** All languages, English first. */
export const allLanguages = Object.keys(languages) as Language[];

/** The language of a page or file by its path: English if the path names no other. */
export function languageOf(path: string): Language {
  const [, first = ''] = path.toLowerCase().split('/');
  return allLanguages.find((each) => languages[each].basename === `/${first}`) ?? 'EN';
}

/** A path in every language, for example of a page or a file. */
export const inEachLanguage = (path: string): string[] =>
  allLanguages.map((language) => pathIn(language, path));

/**
 * A path in a language.
 * @param path without the language
 */
export function pathIn(language: Language, path: string): string {
  const { basename } = languages[language];
  return path === '/' && basename ? basename : basename + path;
}
