import { formMessages } from '../words.ts';

/** The preview of records before publication, and the links to it. */
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
    /** @param note the recipient of the link */
    created: (note: string) =>
      `The link for ${note}. Copy or send it now: for safety it is shown this once.`,
    /** The maximum number of links. */
    full: (max: number) => `There are ${String(max)} links. Withdraw one to make another.`,
    by: (email: string) => `Made by ${email}`,
    until: (when: string) => `Works until ${when}`,
    withdraw: {
      action: 'Withdraw',
      buttonName: (note: string) => `Withdraw the link for ${note}`,
      title: 'Withdraw this link?',
      text: 'Whoever has it cannot open the page any more.',
      success: (note: string) => `The link for ${note} has been withdrawn.`,
    },
  },
};
