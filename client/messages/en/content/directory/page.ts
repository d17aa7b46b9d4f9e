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
    'Restaurants, shops, places of worship and services for the Ethiopian community in Auckland. ' +
    'When you visit one of them, you support the people behind it.',
  categories: 'Categories of the directory',
  mapLink: 'View on map',
  mapLinkName: (business: string) => `View on map: ${business}`,
  telephoneName: (business: string, telephone: string) => `Call ${business}: ${telephone}`,
  websiteName: (business: string, host: string) => `Website of ${business}: ${host}`,
  openingHours: 'Opening hours',
  socialLinkName: (platform: string, business: string) => `${business} on ${platform}`,
  empty: 'There are no entries in the directory yet. Please come back soon.',
};
