import { placesBelow } from '../../../../content/page/places.ts';
import { navigation as aboutEthiopia } from '../aboutEthiopia/navigation.ts';
import { navigation as directory } from '../directory/navigation.ts';
import { navigation as event } from '../event/navigation.ts';
import { navigation as resource } from '../resource/navigation.ts';
import { pictureFields } from '../../fieldMessages.ts';
import { navigation } from '../../layout.ts';
import { formMessages } from '../../../words.ts';

/** The messages of pages for volunteers. */
export const admin = {
  kind: 'Page',
  name: 'Pages',
  createHeading: 'Create a Page',
  editHeading: 'Edit Page',
  submit: 'Create Page',
  seeIt: 'See the page',
  list: { heading: 'Manage Pages', empty: 'There are no pages yet.' },
  sections: { what: 'The page', navigation: 'Navigation', picture: 'Picture' },
  fields: formMessages({
    title: { label: 'Title', hint: 'Short, because menus show it too', inSentences: 'Page title' },
    text: { label: 'Text', inSentences: 'Page text' },
    place: {
      label: 'Place in the navigation',
      hint: 'Up to 8 pages can have one. A page without one is found by the search and by links.',
      errors: { duplicate: 'The navigation has 8 pages, drafts included. Take one of them out.' },
      values: {
        '': 'Not in the navigation',
        '/footer': 'In the footer',
        ...placesBelow(
          { ...navigation, aboutEthiopia, directory, event, resource },
          (name) => `Below ${name}`,
        ),
      },
    },
    image: { label: 'Picture' },
    ...pictureFields,
  }),
};
