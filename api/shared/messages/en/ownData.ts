import { formMessages } from '../words.ts';
import { sentence } from './grammar.ts';
import { pageTitle } from './heads.ts';

/** The messages of the page on which members see their own data, and of the email with its link. */
export const ownData = {
  head: {
    title: pageTitle('Your Data'),
    description:
      'See what the association has stored about you, correct your address and telephone number, ' +
      'download it, or ask to leave.',
  },
  heading: 'Your Data',
  intro:
    'See what the association has stored about you, correct it, download it, or ask to leave. We send ' +
    'a link to your email address.',
  noMail:
    'This website sends no email at the moment. Please ask us by telephone or on the page Contact Us.',
  needsScripts: 'The link needs JavaScript. Without it, please ask us on the page Contact Us.',
  form: {
    name: 'Ask for a link',
    fields: formMessages({ email: { label: 'Email' } }),
    submit: 'Send me a link',
    submitting: 'Submitting...',
    success:
      'If we have stored something under this address, we have sent a link to it. The link works for an hour.',
    errorPrefix: 'The link could not be sent: ',
    purpose: 'We use the address only to find your data and to send you the link.',
  },
  mail: {
    subject: 'Your data at the association',
    opening:
      'You asked to see what we have stored about you. Open this link; it works for an hour:',
    closing:
      'Everybody who has the link can see these data, so do not forward it. If you did not ask for it, ' +
      'you need not do anything.',
  },
  opened: {
    loading: 'Loading your data...',
    refused: 'This link has expired. You can ask for a new one.',
    close: 'Close and ask for another link',
    intro: sentence('This is what we have stored under {email}.', 'email'),
    shared:
      'A family can share an email address, so there may be other people of your family in it. Notes of ' +
      'the volunteers about a membership are not shown here; ask us if you want to see them.',
    messages: {
      sent: 'Messages to members are sent to this address.',
      none: 'This address is unsubscribed: it gets no messages to members.',
      change: 'Change this',
    },
    nothing: 'Nothing is stored under this address any more.',
    print: 'Print this page',
    download: 'Download as data for a program (JSON)',
    member: 'Member',
    application: 'Application for membership',
    inquiry: 'Message to us',
    values: {
      number: 'Member number',
      dob: 'Date of birth',
      email: 'Email',
      household: 'Household',
      ownAddress: 'Your own address, if you leave the household',
      date: 'Registered',
      joinedOn: 'Member since',
      ceasedOn: 'Membership ended on',
      language: 'Preferred language',
      channel: 'How we reach you',
      appliedOn: 'Day of the application',
      agreementText: 'Statement',
      agreedAt: 'Agreed to the statement',
      sentAt: 'Sent',
      payments: 'Payments',
    },
    paymentKinds: { FEE: 'Fee', DONATION: 'Donation', VOID: 'Void' },
    householdRoles: {
      HEAD: 'head of household',
      PARTNER: 'spouse or partner',
      CHILD: 'child',
      OTHER: 'other',
    },
    channels: { EMAIL: 'By email', POST: 'By post', TELEPHONE: 'By telephone' },
    fields: formMessages({
      address: { label: 'Address' },
      contactNumber: { label: 'Contact Number', inSentences: 'Contact number' },
    }),
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved. Thank you! Our volunteers see what you change.',
    changed: 'Somebody has changed these data meanwhile.',
    /** After `changed`: what is stored now. */
    present: sentence(
      'Stored now: {address}; {number}. Save again to replace it with what you typed.',
      'address',
      'number',
    ),
    wholeHousehold:
      'The address is that of the whole household: if you change it, it changes for all.',
    others:
      'Name, date of birth and email address are changed by our volunteers. Please write to us.',
    leaving: {
      heading: 'End the membership',
      explanation:
        'Our volunteers are told that you want to leave, and end the membership. The register keeps your ' +
        'name and dates for seven years, as the rules for incorporated societies require.',
      ask: 'Ask to leave',
      asked: 'You have asked to leave. Our volunteers will end the membership.',
      stay: 'Take the request back',
      stayed: 'Your request was taken back: the membership goes on.',
    },
  },
};
