/** What came by the public forms, and the emails that the website wrote of it. */
export const adminMail = {
  states: {
    PENDING: 'Waiting to be sent',
    SENT: 'Sent',
    STORED: 'Stored, not sent',
    FAILED: 'Could not be sent',
  },
  /** What an admin has done with an inquiry or an application. */
  reading: {
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
    read: 'Read the email',
    send: 'Send now',
    sendName: (subject: string) => `Send now: ${subject}`,
    sending: 'Sending...',
    sent: 'The email has been sent.',
    keptAgain: 'No mail service is set up, so the email stays here.',
    loadMore: 'Load more emails',
  },
  inquiries: {
    heading: 'Inquiries',
    intro:
      'What visitors asked by the contact form, the latest first. Opening one marks it as read. An ' +
      'inquiry is removed by itself some time after it was read or answered here, or reached you by ' +
      'email.',
    open: 'Read the message',
    openName: (title: string) => `Read the message: ${title}`,
    empty: 'Nobody has asked anything yet.',
    shown: (count: number, more: boolean) => {
      const inquiries = `${String(count)} ${count === 1 ? 'inquiry' : 'inquiries'} shown`;
      return more ? `${inquiries}, more follow` : inquiries;
    },
    named: (title: string, name: string) => `${title}, ${name}`,
    delivery: (state: string) => `Email to the association: ${state}`,
    answer: (email: string) => `Answer ${email}`,
    answerName: (name: string, email: string) => `Answer ${name}, ${email}`,
    loadMore: 'Load more inquiries',
  },
  applications: {
    heading: 'Membership Applications',
    intro:
      'What applicants sent by the membership form, the latest first. Opening one marks it as read.',
    open: 'Read the application',
    openName: (name: string) => `Read the application: ${name}`,
    empty: 'Nobody has applied yet.',
    shown: (count: number, more: boolean) => {
      const applications = `${String(count)} ${count === 1 ? 'application' : 'applications'} shown`;
      return more ? `${applications}, more follow` : applications;
    },
    member: (id: number) => `Registered as member ${String(id)}`,
    labels: {
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
  },
};
