import { category, description, webAddress } from '../../fieldMessages.ts';
import { formMessages } from '../../../words.ts';

/** The messages of resources for volunteers. */
export const admin = {
  kind: 'Resource',
  name: 'Resources',
  createHeading: 'Create a Resource',
  editHeading: 'Edit Resource',
  submit: 'Create Resource',
  seeIt: 'See the resource',
  list: { heading: 'Manage Resources', empty: 'There are no resources yet.' },
  sections: { what: 'The service' },
  fields: formMessages({
    title: {
      label: 'Title',
      inSentences: 'Resource title',
      errors: { duplicate: 'This category holds a resource of this title already.' },
    },
    categoryId: category,
    link: { label: 'Link', hint: `${webAddress}. With a document it may be left empty.` },
    document: { label: 'Document' },
    description: description('What it helps with. Each line stands for itself.'),
  }),
};
