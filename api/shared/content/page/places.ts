/** The entries of the menu below which pages can stand: their paths, and the keys of their names. */
export const entries = {
  '/about': 'about',
  '/events': 'event',
  '/about-ethiopia': 'aboutEthiopia',
  '/resources': 'resource',
  '/directory': 'directory',
  '/calendar': 'calendar',
  '/contact-us': 'contactUs',
  '/support-us': 'supportUs',
} as const;

/** The labels of the places below entries. */
export const placesBelow = (
  names: Record<(typeof entries)[keyof typeof entries], string>,
  below: (name: string) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([path, key]) => [path, below(names[key])]));
