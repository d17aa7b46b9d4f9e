import { plural, shownOf } from './counts.ts';

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
    takeBack: 'Mark as not answered',
  },
  outbox: {
    heading: 'Outbox',
    intro:
      'Every email that the website wrote: inquiries, applications for membership, copies ' +
      'and acceptances for applicants, and what concerns accounts.',
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
      ACCEPTANCE: 'Acceptance',
      ACCOUNT: 'About an account',
      MEMBER_MESSAGE: 'Message to members',
    },
    to: (address: string) => `To ${address}`,
    toInbox: 'To the association',
    answersTo: (address: string) => `answers go to ${address}`,
    tried: (count: number, error: string) =>
      `Tried ${plural(count, 'time')}. Last failure: ${error}`,
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
    sent: 'The email has been sent.',
    keptAgain: 'No mail service is set up, so the email stays here.',
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
    shown: (count: number, total: number) => shownOf(count, total, 'inquiry', 'inquiries'),
    named: (title: string, name: string) => `${title} (${name})`,
    delivery: (state: string) => `Email to the association: ${state}`,
    answer: (email: string) => `Answer ${email}`,
    answerName: (email: string, name: string) => `Answer ${email}: ${name}`,
    answerHint: 'It begins in your own mail program, with the subject and what was asked.',
    quoteCut: 'The message is long, so that only its beginning is quoted there.',
    /** The line above the quotation in the answer. */
    quotes: (name: string, time: string) => `${name} wrote on ${time}:`,
  },
  applications: {
    heading: 'Membership Applications',
    intro:
      'What applicants sent by the membership form, the latest first. An application waits until ' +
      'somebody accepts or declines it, or the applicant withdraws it.',
    /** Shown in place of the name while it is unknown. */
    one: 'Membership Application',
    filter: 'Which applications',
    filters: {
      waiting: 'Waiting',
      accepted: 'Accepted',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
      all: 'All',
    },
    search: 'Search applications',
    /** Shown in place of an empty list. */
    none: {
      waiting: 'No application waits for a decision.',
      accepted: 'No application has been accepted yet.',
      declined: 'No application has been declined.',
      withdrawn: 'No application has been withdrawn.',
      all: 'Nobody has applied yet.',
    },
    nothingFound: (search: string) => `No application here contains “${search}”.`,
    shown: (count: number, total: number) => shownOf(count, total, 'application'),
    member: (id: number) => `Registered as member ${String(id)}`,
    labels: {
      name: 'Full Name',
      state: 'State',
      assignedTo: 'Assigned to',
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
    states: {
      NEW: 'New',
      IN_REVIEW: 'In review',
      ACCEPTED: 'Accepted',
      DECLINED: 'Declined',
      WITHDRAWN: 'Withdrawn',
    },
    deciding: {
      heading: 'Decision',
      nobody: 'Nobody',
      note: 'Note',
      noteHint: 'For the log below. Only volunteers who may see applications read it.',
      saved: 'Saved.',
      success: (name: string) => `${name} is a member now.`,
      again: 'Accepted again',
      takeBack: 'Take the acceptance back',
      undoName: (name: string) => `Undo: the acceptance of ${name}`,
      undone: 'The acceptance has been taken back.',
      undoneButTold:
        'The acceptance has been taken back, but the applicant has already been told. Please write in person.',
      householdHint:
        'Empty for none. A new name makes a new household with the address of the applicant',
      likelyHouseholds: 'Households with the same address, telephone number or email:',
      otherApplications: 'Other applications that may be of the same person',
      registers: 'This registers a new member.',
      mayBeMember: 'If the applicant is a member already, choose that member in this list.',
      isMember: (name: string, id: string) => `Accepted: this is ${name}, number ${id}`,
      joins:
        'This registers no second member and sends no email. The page then shows what differs, for you to correct.',
      differs: (values: string) =>
        `The register has something else than the application: ${values}. If the application is right, correct it on the page of the member.`,
      byHand: 'This sends no email. Please write or call in person.',
    },
    /** The state of the email that tells the applicant of the acceptance. */
    notice: {
      PENDING: 'The email to the applicant is not sent yet.',
      SENT: (time: string) => `The applicant was told by email, ${time}.`,
      STORED:
        'The email to the applicant was stored, not sent: there is no mail service. Please write or call in person.',
      FAILED: 'The email to the applicant could not be sent. Please write or call in person.',
      none: 'No email here tells the applicant. Please write or call, unless somebody has done so.',
      lastFailure: (reason: string) => `Last failure: ${reason}`,
    },
    log: {
      heading: 'Log',
      site: 'The website',
      state: (state: string) => `State: ${state}`,
      assigned: (name: string) => (name ? `Assigned to ${name}` : 'Assigned to nobody'),
    },
  },
};
