import { formMessages } from '../words.ts';

/** The tasks that complete a new installation. */
export const adminSetup = {
  heading: 'Setting up',
  intro: 'What makes this site the association’s own. Each is ticked as soon as it is there.',
  /** The heading of the list on the dashboard, which contains only open tasks. */
  leftHeading: 'What is left to set up',
  nothingLeft: 'Nothing is left to do.',
  done: 'Done',
  open: 'Still to do',
  dismissed: 'Left out',
  dismiss: {
    open: 'Leave out',
    submit: 'Leave it out',
    undo: 'Take it up again',
  },
  fields: formMessages({ reason: { label: 'Why it is left out' } }),
  tasks: {
    CONTACT_DETAILS: {
      name: 'Contact details',
      hint: 'A telephone number and an email address at which visitors reach you.',
    },
    BANK_ACCOUNT: {
      name: 'Bank account',
      hint: 'Where donations go. Without it, Support Us shows none.',
    },
    COMMITTEE: {
      name: 'Committee',
      hint: 'Who is in office today, as it is shown on the page About.',
    },
    EXAMPLES: {
      name: 'Examples',
      hint: 'Businesses and events that do not exist. Make them your own, or remove them together.',
    },
    SECOND_ADMIN: {
      name: 'A second administrator',
      hint: 'So that somebody can help when one forgets the password or leaves.',
    },
    SECOND_FACTOR: {
      name: 'A second factor for you',
      hint: 'A passkey or an app, so that a stolen password alone lets nobody in.',
    },
    BACKUP: {
      name: 'A first backup',
      hint: 'One file with everything, kept away from the machine of the site.',
    },
    MAIL: {
      name: 'Sending mail',
      hint: 'Whoever runs the server sets it up. Until then what visitors write is read in this area alone.',
    },
  },
};
