import { countOf } from './adminLists.ts';

/** The submissions of the public forms, and the emails that the site sent about them. */
export const adminMail = {
  states: {
    PENDING: 'Waiting to be sent',
    SENT: 'Sent',
    STORED: 'Stored, not sent',
    FAILED: 'Could not be sent',
  },
  /** The states of an inquiry or application for admins. */
  reading: {
    /** Shown in lists. */
    states: { unread: 'Not read yet', read: 'Read', answered: 'Answered' },
    unread: 'Not read yet',
    read: (who: string, time: string) => `Read by ${who}, ${time}`,
    answered: (who: string, time: string) => `Answered by ${who}, ${time}`,
    markAnswered: 'Mark as answered',
    markAnsweredName: (title: string) => `Mark as answered: ${title}`,
    takeBack: 'Mark as not answered',
    takeBackName: (title: string) => `Mark as not answered: ${title}`,
  },
  outbox: {
    heading: 'Outbox',
    intro:
      'Every email that the website wrote: inquiries, applications for membership, copies ' +
      'for applicants, and what concerns accounts.',
    retries: 'What could not be sent is tried again by itself, for a week.',
    noProvider:
      'No mail service is set up, so nothing is sent: read the inquiries and applications in the ' +
      'admin area.',
    onlyUndelivered: 'Show only emails that were not sent',
    empty: 'No emails have been written yet.',
    allSent: 'All emails have been sent.',
    kinds: {
      INQUIRY: 'Inquiry',
      APPLICATION: 'Application',
      COPY: 'Copy for the applicant',
      ACCOUNT: 'About an account',
    },
    to: (address: string) => `To ${address}`,
    toInbox: 'To the association',
    answersTo: (address: string) => `answers go to ${address}`,
    tried: (count: number, error: string) =>
      `Tried ${String(count)} ${count === 1 ? 'time' : 'times'}. Last failure: ${error}`,
    nextTry: (time: string) => `Next try: ${time}`,
    /** Shown in place of the subject while it is unknown. */
    one: 'Email',
    columns: {
      subject: 'Subject',
      state: 'State',
      to: 'To',
      kind: 'About',
      createdAt: 'Written',
    },
    send: 'Send now',
    sendName: (subject: string) => `Send now: ${subject}`,
    sending: 'Sending...',
    sent: 'The email has been sent.',
    notSent: 'The email could not be sent.',
    keptAgain: 'No mail service is set up, so the email stays here.',
    loadMore: 'Load more emails',
  },
  inquiries: {
    heading: 'Inquiries',
    intro:
      'What visitors asked by the contact form, the latest first. Opening one marks it as read. An ' +
      'inquiry is removed by itself some time after it was read or answered here, or reached you by ' +
      'email.',
    /** Shown in place of the subject while it is unknown. */
    one: 'Inquiry',
    columns: { title: 'Subject', state: 'State', name: 'From', createdAt: 'Received' },
    filter: 'Which inquiries',
    filters: { toAnswer: 'To answer', answered: 'Answered', all: 'All' },
    /** Shown in place of an empty list. */
    none: {
      toAnswer: 'No inquiry waits for an answer.',
      answered: 'No inquiry has been marked as answered yet.',
      all: 'Nobody has asked anything yet.',
    },
    shown: (count: number, total: number) =>
      `${countOf(count, total)} ${total === 1 ? 'inquiry' : 'inquiries'} shown`,
    named: (title: string, name: string) => `${title} (${name})`,
    delivery: (state: string) => `Email to the association: ${state}`,
    answer: (email: string) => `Answer ${email}`,
    answerName: (email: string, name: string) => `Answer ${email}: ${name}`,
    answerHint: 'It begins in your own mail program, with the subject and what was asked.',
    quoteCut: 'The message is long, so that only its beginning is quoted there.',
    /** The line above the quotation in the answer. */
    quotes: (name: string, time: string) => `${name} wrote on ${time}:`,
    loadMore: 'Load more inquiries',
  },
  applications: {
    heading: 'Membership Applications',
    intro:
      'What applicants sent by the membership form, the latest first. Opening one marks it as read.',
    /** Shown in place of the name while it is unknown. */
    one: 'Membership Application',
    empty: 'Nobody has applied yet.',
    shown: (count: number, total: number) =>
      `${countOf(count, total)} ${total === 1 ? 'application' : 'applications'} shown`,
    member: (id: number) => `Registered as member ${String(id)}`,
    labels: {
      name: 'Full Name',
      state: 'State',
      member: 'Member',
      dob: 'Date of Birth',
      email: 'Email',
      address: 'Address',
      contactNumber: 'Contact Number',
      date: 'Date',
      agreed: 'Agreed to the statement',
      delivery: 'Email to the association',
    },
    languages: (language: string): string => (language === 'am' ? 'in Amharic' : 'in English'),
    statement: 'Read the statement',
    loadMore: 'Load more applications',
    registering: {
      button: 'Register as a member',
      buttonName: (name: string) => `Register as a member: ${name}`,
      busy: 'Registering...',
      success: (name: string) => `${name} is a member now.`,
      undoName: (name: string) => `Undo: the registration of ${name}`,
      undone: 'The registration has been taken back.',
      notUndone: 'The registration could not be taken back.',
    },
  },
};
