import { category, description, webAddress, pictureFields } from '../../fieldMessages.ts';
import { formMessages } from '../../../words.ts';

/** The messages of About Ethiopia for volunteers. */
export const admin = {
  kind: 'About Ethiopia Content',
  name: 'About Ethiopia',
  createHeading: 'Create About Ethiopia Content',
  editHeading: 'Edit About Ethiopia Content',
  submit: 'Create Content',
  seeIt: 'See its page',
  list: { heading: 'Manage About Ethiopia', empty: 'There is no content about Ethiopia yet.' },
  sections: { what: 'What it tells', picture: 'Picture or video' },
  fields: formMessages({
    title: { label: 'Title', errors: { duplicate: 'This category holds this already.' } },
    categoryId: category,
    description: description('A line break starts a new paragraph.'),
    link: {
      label: 'Link',
      hint: `To learn more. ${webAddress}`,
      errors: { invalidUrl: 'Link must be a valid URL' },
    },
    media: { label: 'Picture or video', inSentences: 'Media File' },
    ...pictureFields,
  }),
};
