import { formMessages } from '../words.ts';

/** The data that a person shares with a registered member. */
const similarity = {
  BIRTH_AND_NAME: 'same day of birth and a similar name',
  TELEPHONE: 'same telephone number',
  EMAIL: 'same email',
};
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The errors of a day that must not be before the association was founded, nor in the future. */
const sinceFounding = {
  dateTooEarly: 'The association was founded in November 1997',
  dateInFuture: 'Date cannot be in the future',
};

/** The messages about members: form and deletion. */
export const member = {
  kind: 'Member',
  createHeading: 'Register a Member',
  editHeading: 'Edit Member',
  submit: 'Register Member',
  seeIt: 'See the Members List',
  sections: {
    person: 'The person',
    household: 'Household',
    contact: 'How to reach them',
    membership: 'Membership',
    messages: 'Language and notes',
  },
  hints: {
    household:
      'Tell people whose details somebody else gave that they are stored, and why (Privacy Act 2020, principle 3A).',
  },
  reinstated: 'The membership goes on again.',
  ownAddress:
    'Letters and the register use the address of the household above, if it has one. If the household moves, change that address.',
  ofAge: 'This person is 18 or older, and needs a consent of their own and another role.',
  fields: formMessages({
    name: { label: 'Full Name', inSentences: 'Full name' },
    dob: { label: 'Date of Birth', hint: 'By the calendar used in New Zealand' },
    householdName: {
      label: 'Household',
      hint: 'Empty for none. A new name makes a new household with the address below',
    },
    householdRole: {
      label: 'Role in the household',
      values: {
        '': 'Not stated',
        HEAD: 'Head of household',
        PARTNER: 'Spouse or partner',
        CHILD: 'Child',
        OTHER: 'Other',
      },
    },
    email: { label: 'Email' },
    address: { label: 'Address' },
    contactNumber: { label: 'Contact Number', inSentences: 'Contact number' },
    date: {
      label: 'Date of registration',
      errors: sinceFounding,
    },
    joinedOn: {
      label: 'Became a member',
      hint: 'Empty if it is not known',
      inSentences: 'The first day of the membership',
      errors: {
        endBeforeStart: 'The membership cannot begin after it ended',
        ...sinceFounding,
      },
    },
    consentedOn: {
      label: 'Consent given on',
      hint: 'The Act asks for the consent of each member. Who is registered from an application has given it',
      inSentences: 'The day of the consent',
      errors: sinceFounding,
    },
    language: {
      label: 'Preferred language',
      values: { '': 'Not known', EN: 'English', AM: 'Amharic' },
    },
    channel: {
      label: 'Preferred way to be reached',
      values: { '': 'No preference', EMAIL: 'Email', POST: 'Post', TELEPHONE: 'Telephone' },
    },
    notes: { label: 'Notes', hint: 'Only admins and registrars read them' },
    ceasedOn: {
      label: 'Membership ended on',
      hint: 'The first day after the membership',
      inSentences: 'The day on which the membership ended',
      errors: {
        ...sinceFounding,
        endBeforeStart:
          'The membership cannot end before it began. If its beginning is not known, it cannot end before the day of registration',
      },
    },
    ceasedReason: {
      label: 'Why the membership ended',
      values: {
        '': 'Not stated',
        RESIGNED: 'Resigned',
        DIED: 'Died',
        REMOVED: 'Removed by the association',
        LAPSED: 'Fee not paid',
        OTHER: 'Another reason',
      },
    },
    ceasedNote: { label: 'Note about the end' },
  }),
  duplicates: {
    found: 'Nothing has been saved yet: somebody like this is registered already.',
    heading: 'Is this the same person?',
    newTab: '(opens in a new tab)',
    born: (day: string) => `Born ${day}`,
    similar: (similarities: (keyof typeof similarity)[]) =>
      sentence(similarities.map((name) => similarity[name]).join(', ')),
    families: 'Families often share a telephone number or an email address.',
    registerAnyway: 'Register anyway',
  },
};

/** The messages about the form of a household. */
export const household = {
  kind: 'Household',
  createHeading: 'Household',
  editHeading: 'Household',
  submit: 'Save',
  seeIt: 'See the Members List',
  sections: { household: 'Name and address' },
  people: 'People',
  nobody: 'Nobody else.',
  isNew: 'New household',
  similar: 'Did you mean one of these?',
  doubt: {
    found: 'Nothing has been saved yet: please check the household.',
    heading: 'Is this a new household?',
    anyway: 'Make a new household',
  },
  open: 'Open the household',
  inList: 'Show them in the members list',
  fields: formMessages({
    name: { label: 'Name', errors: { duplicate: 'There is already a household with this name.' } },
    address: {
      label: 'Postal address',
      hint: 'For letters to everybody in it, and for the register',
    },
  }),
};
