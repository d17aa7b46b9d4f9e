import { sentence } from '../../grammar.ts';
import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

/** The messages of About Ethiopia for visitors. */
export const page = {
  listName: navigation,
  head: {
    title: pageTitle('About Ethiopia'),
    description:
      'Discover Ethiopia in words, pictures and video: its cultural and religious traditions, ' +
      'its celebrations and the heritage we keep in Auckland.',
  },
  heading: 'About Ethiopia',
  intro:
    'Ethiopia is a land of many peoples, languages and faiths, with its own alphabet, its own ' +
    'calendar and a long history. Here we share some of the traditions we grew up with and keep ' +
    'alive in Auckland.',
  learnMore: 'Learn more',
  learnMoreName: sentence('Learn more about {title}', 'title'),
  empty: 'There is nothing to show here yet. Please come back soon.',
};
