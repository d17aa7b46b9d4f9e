import { formMessages } from '../words.ts';

/** The API tokens of programs (docs/product/accounts.md, section 6.27). */
export const apiTokens = {
  heading: 'Access for Programs',
  intro:
    'With a token another program can use this site, for example to show its events elsewhere. A token may do only what you choose, and never anything with accounts, tokens or settings. What it does is listed under its name.',
  listHeading: 'Tokens',
  none: 'There is no token.',
  scopes: {
    CONTENT_READ: 'Read content',
    CONTENT_WRITE: 'Change content',
    MEMBERS_READ: 'Read members, applications, due dates and messages to members',
    MEMBERS_WRITE: 'Change members and applications, and write messages to members',
    INQUIRIES_READ: 'Read inquiries',
    INQUIRIES_WRITE: 'Mark and delete inquiries',
  },
  create: {
    heading: 'Make a token',
    intro:
      'It stops working when its time is over, when somebody revokes it, or when the person who made it is no longer an Admin. What it may change, it may also read.',
    days: (days: number) => `${String(days)} days`,
    submit: 'Make the token',
    /** @param name the program that uses the token */
    created: (name: string) =>
      `The token for ${name}. Copy it now into the program: for safety it is shown this once.`,
    copy: 'Copy the token',
  },
  fields: formMessages({
    name: { label: 'Name', hint: 'The program that uses it, and where it runs' },
    scopes: {
      label: 'What it may do',
      errors: { required: 'Please choose at least one thing that it may do' },
    },
    days: { label: 'How long' },
  }),
  by: (name: string, date: string) => `Made by ${name}, ${date}`,
  until: (date: string) => `Works until ${date}`,
  expired: (date: string) => `Ran out ${date}`,
  lastUsed: (date: string, address: string) => `Last used ${date}, from ${address}`,
  neverUsed: 'Never used yet',
  revoke: {
    action: 'Revoke',
    buttonName: (name: string) => `Revoke the token for ${name}`,
    title: 'Revoke this token?',
    text: 'The program that uses it stops working with this site at once. This cannot be undone.',
    success: (name: string) => `The token for ${name} has been revoked.`,
  },
};
