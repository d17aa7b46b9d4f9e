import { formMessages } from '../../../words.ts';
import { category, description, mapLink, webAddress, pictureFields } from '../../fieldMessages.ts';

/** The messages of the directory for volunteers. */
export const admin = {
  kind: 'Directory',
  name: 'Directory',
  createHeading: 'Create a Directory',
  editHeading: 'Edit Directory',
  submit: 'Create Directory',
  seeIt: 'See the entry',
  list: { heading: 'Manage Directory', empty: 'There are no directory entries yet.' },
  sections: {
    what: 'The business',
    where: 'Where it is',
    contact: 'How to reach it',
    social: 'On social media',
    picture: 'Picture',
  },
  hints: {
    social:
      'Links to its pages and groups, or names such as @name; for WhatsApp a telephone number will do. ' +
      'Leave out what it does not have.',
  },
  fields: formMessages({
    name: {
      label: 'Name',
      inSentences: 'Directory name',
      errors: { duplicate: 'This category lists one of this name at this address already.' },
    },
    categoryId: category,
    description: description('What it offers. Each line stands for itself.'),
    location: { label: 'Address' },
    mapLink,
    telephone: { label: 'Telephone', hint: 'A number with its area code, such as 09 555 0100' },
    openingHours: {
      label: 'Opening hours',
      hint: 'In words, such as: Monday to Friday 9 am – 5 pm. Lines are kept.',
    },
    website: { label: 'Website', hint: webAddress },
    facebook: { label: 'Facebook' },
    instagram: { label: 'Instagram' },
    telegram: { label: 'Telegram' },
    whatsapp: { label: 'WhatsApp' },
    viber: {
      label: 'Viber',
      hint: 'In Viber choose Share → Copy link and paste the link here: Viber has no public address for a number.',
    },
    x: { label: 'X' },
    image: { label: 'Picture', inSentences: 'Image' },
    ...pictureFields,
  }),
};
