import { category, description, type FieldMessages, webAddress } from '../../fieldMessages.ts';

/** What volunteers read of the culture of Ethiopia. */
export const admin = {
  kind: 'About Ethiopia Content',
  createHeading: 'Create About Ethiopia Content',
  editHeading: 'Edit About Ethiopia Content',
  submit: 'Create Content',
  seeIt: 'See it on the About Ethiopia page',
  list: { heading: 'Manage About Ethiopia', empty: 'There is no content about Ethiopia yet.' },
  sections: { what: 'What it tells', media: 'Picture or video' },
  fields: {
    title: { label: 'Title' },
    categoryId: category,
    description: description('A line break starts a new paragraph.'),
    link: { label: 'Link', hint: `To learn more. ${webAddress}` },
    media: { label: 'Picture or video' },
  } satisfies Record<string, FieldMessages>,
};
