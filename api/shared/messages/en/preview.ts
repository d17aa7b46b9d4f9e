import { sentence } from './grammar.ts';

/** The banner above a record that visitors cannot see. */
export const preview = {
  states: {
    draft: 'Draft – only visible to volunteers',
    scheduled: sentence('Scheduled – visitors see it from {when}', 'when'),
    takenDown: 'Taken down – only visible to volunteers',
  },
  text: 'This is how the page looks with what is saved so far.',
  edit: 'Edit',
  shared: {
    heading: 'Preview – not published',
    text: 'The association shows you this page before visitors see it. Only who has the link can open it. Please do not pass it on.',
    until: sentence('The link ends by itself: {when}', 'when'),
  },
  /** For an invalid link, whatever the reason. */
  ended: {
    title: 'This link has ended',
    heading: 'This link does not work any more',
    text: 'Links for previews end by themselves after some days, or were taken back. Please ask whoever sent it for a new one.',
  },
};
