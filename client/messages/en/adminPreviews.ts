import { formMessages } from '../words.ts';

/** Looking at a record before visitors do, and letting others do so. */
export const adminPreviews = {
  see: 'See the page',
  seeName: (title: string) => `See the page of ${title}`,
  links: {
    heading: 'Links for a preview',
    intro:
      'Show the page as it was saved to somebody who has no account. Each link is for one person and ends by itself after 7 days.',
    open: 'Links for others',
    fields: formMessages({
      note: { label: 'For whom', hint: 'A name, which only volunteers see' },
    }),
    create: 'Make a link',
    creating: 'Making the link…',
    /** @param note for whom it is */
    created: (note: string) =>
      `The link for ${note}. Copy or send it now: for safety it is shown this once.`,
    /** How many there are at most. */
    full: (max: number) => `There are ${String(max)} links. Withdraw one to make another.`,
    by: (email: string) => `Made by ${email}`,
    until: (when: string) => `Works until ${when}`,
    withdraw: {
      action: 'Withdraw',
      busy: 'Withdrawing…',
      buttonName: (note: string) => `Withdraw the link for ${note}`,
      title: 'Withdraw this link?',
      text: 'Whoever has it cannot open the page any more.',
      success: (note: string) => `The link for ${note} has been withdrawn.`,
      failure: 'The link could not be withdrawn.',
    },
  },
};
