/** The languages of the pages, by their values in the API. */
export const languages = {
  EN: { basename: '', tag: 'en-NZ' },
} satisfies Languages;

export type Language = keyof typeof languages;

/**
 * @property basename stands before the path of every page in that language: a page has the same path
 *   in all of them
 * @property tag as in `lang`, and for `Intl`
 */
export type Languages = Record<string, { basename: string; tag: string }>;

/** The language of the page at a path: English where the path names no other. */
export function languageOf<Known extends Languages = typeof languages>(
  path: string,
  known = languages as unknown as Known,
): keyof Known {
  const [, first = ''] = path.toLowerCase().split('/');
  return Object.keys(known).find((each) => known[each]?.basename === `/${first}`) ?? 'EN';
}
