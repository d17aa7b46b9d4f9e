import { sentence } from '../../grammar.ts';
import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

/** The messages of the directory for visitors. */
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
  mapLinkName: sentence('View on map: {business}', 'business'),
  telephoneName: sentence('Call {business}: {telephone}', 'business', 'telephone'),
  websiteName: sentence('Website of {business}: {host}', 'business', 'host'),
  openingHours: 'Opening hours',
  correction: 'Is something here wrong? Write to us',
  socialLinkName: sentence('{business} on {platform}', 'platform', 'business'),
  search: 'Find in the directory',
  submit: 'Find',
  allCategories: 'All',
  shown: sentence(
    { one: '{category}: 1 entry', other: '{category}: {count} entries' },
    'count',
    'category',
  ),
  count: sentence(
    { one: '1 entry for “{query}”', other: '{count} entries for “{query}”' },
    'count',
    'query',
  ),
  countCut: sentence(
    'More than {count} entries for “{query}”. Another word narrows them down.',
    'count',
    'query',
  ),
  nothing: sentence('Nothing was found for “{query}”.', 'query'),
  /** The same for one category. */
  inCategory: {
    count: sentence(
      {
        one: '1 entry for “{query}” in {category}',
        other: '{count} entries for “{query}” in {category}',
      },
      'count',
      'query',
      'category',
    ),
    countCut: sentence(
      'More than {count} entries for “{query}” in {category}. Another word narrows them down.',
      'count',
      'query',
      'category',
    ),
    nothing: sentence('Nothing was found for “{query}” in {category}.', 'query', 'category'),
  },
  nothingHint: 'Check the spelling, or use fewer words or only the beginning of a word.',
  someWords: 'No entry has all of these words. These have some of them:',
  showAll: 'Show the whole directory',
  searchAll: 'Look in all categories',
  searchSite: 'Search the whole website',
  emptyCategory: 'There are no entries in this category yet.',
  empty: 'There are no entries in the directory yet. Please come back soon.',
};
