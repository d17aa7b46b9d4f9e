import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

/** What visitors read of the directory. */
export const page = {
  listName: navigation,
  head: {
    title: pageTitle('Directory'),
    description:
      'Ethiopian restaurants, shops with Ethiopian items, religious institutions, barbershops ' +
      'and garages in Auckland, with addresses and maps.',
  },
  heading: 'Directory',
  intro:
    'Restaurants, shops, places of worship and services for the Ethiopian community in Auckland.',
  categories: 'Categories of the directory',
  mapLink: 'View on map',
  mapLinkName: (business: string) => `View on map: ${business}`,
  telephoneName: (business: string, telephone: string) => `Call ${business}: ${telephone}`,
  websiteName: (business: string, host: string) => `Website of ${business}: ${host}`,
  openingHours: 'Opening hours',
  socialLinkName: (platform: string, business: string) => `${business} on ${platform}`,
  search: 'Find in the directory',
  submit: 'Find',
  allCategories: 'All',
  count: (count: number, query: string, category?: string) =>
    `${count === 1 ? '1 entry' : `${String(count)} entries`} for “${query}”${within(category)}`,
  countCut: (count: number, query: string, category?: string) =>
    `More than ${String(count)} entries for “${query}”${within(category)}. Another word narrows them down.`,
  nothing: (query: string, category?: string) =>
    `Nothing was found for “${query}”${within(category)}.`,
  nothingHint: 'Check the spelling, or use fewer words or only the beginning of a word.',
  someWords: 'No entry has all of these words. These have some of them:',
  showAll: 'Show the whole directory',
  searchAll: 'Look in all categories',
  emptyCategory: 'There are no entries in this category yet.',
  empty: 'There are no entries in the directory yet. Please come back soon.',
};

/** The end of a sentence about what was found in one category. */
function within(category: string | undefined): string {
  return category ? ` in ${category}` : '';
}
