/** Messages to members (docs/product/messages.md, section 6.37). */
export const memberMessages = {
  heading: 'Messages to Members',
  intro:
    'A message is written in each language. Members get it in the language that they prefer: one copy for each email address.',
  create: 'Write a Message',
  empty: 'No messages have been written yet.',
  noSubject: 'Without a subject',
  columns: {
    subject: 'Subject',
    state: 'State',
    delivery: 'Mail',
    sendAt: 'Time of sending',
    createdBy: 'Written by',
  },
  states: {
    DRAFT: 'Draft',
    SCHEDULED: 'Scheduled',
    SENDING: 'Being sent',
    SENT: 'Sent',
    CANCELLED: 'Cancelled',
  },
  delivery: (sent: number, waiting: number, failed: number) =>
    [
      `${String(sent)} sent`,
      ...(waiting > 0 ? [`${String(waiting)} waiting`] : []),
      ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ].join(' · '),
  failures: (reasons: string) => `Why mail failed: ${reasons}`,
  form: {
    kind: 'message',
    createHeading: 'Write a Message to Members',
    editHeading: 'Message to Members',
    submit: 'Save the draft',
    saved: 'The draft has been saved. Nothing is sent yet.',
    seeIt: 'All messages',
  },
  languages: { EN: 'English', AM: 'Amharic' },
  fields: {
    subjectEN: { label: 'Subject in English' },
    bodyEN: { label: 'Text in English' },
    subjectAM: { label: 'Subject in Amharic' },
    bodyAM: { label: 'Text in Amharic' },
    filter: { label: 'Recipients' },
  },
  languagesNote:
    'Before a message is sent, it needs a subject and a text in each language, unless the recipients are those of one language.',
  missing: (fields: string) => `Before it can be sent, this is missing: ${fields}.`,
  recipientsNote: 'All current members, or those whom the filters find.',
  recipientCounts: (members: number, addresses: number, paper: number, unsubscribed: number) =>
    `Members: ${String(members)}. Email addresses that get a copy: ${String(addresses)}. Members who need a letter or a call: ${String(paper)}. Unsubscribed: ${String(unsubscribed)}${unsubscribed > 0 ? ' (letters to them: the filter “Unsubscribed”)' : ''}.`,
  noMail: 'No mail service is set up, so nothing can be sent. Copies on paper can be printed.',
  unknownLanguage: (count: number) =>
    `Left out, because their language is not known: ${String(count)}.`,
  previews: 'Preview',
  previewOf: (language: string | null) =>
    language === null
      ? 'For those who share an address, or whose language is not known'
      : `In ${language}`,
  previewNote:
    'The preview shows what was saved. What is owed is an example: that of the first recipient.',
  test: {
    label: 'Send a test to me',
    sent: 'The test has been sent to your email address.',
  },
  send: {
    action: 'Send now',
    title: 'Send this message?',
    text: (addresses: number) =>
      `Email addresses that get a copy: ${String(addresses)}. Emails that were sent cannot be recalled.`,
    success: () => 'The message is being sent.',
  },
  schedule: {
    at: 'Send at, Auckland time',
    label: 'Schedule',
    done: 'The message is scheduled.',
    past: 'Choose a time in the future.',
  },
  useAgain: 'Use again',
  saveFirst: 'Save your changes first: the saved draft is sent.',
  cancel: {
    action: 'Cancel the message',
    cancel: 'Keep the message',
    title: 'Cancel this message?',
    text: 'Emails that still wait are not sent. A cancelled message cannot be changed.',
    success: () => 'Cancelled.',
  },
  paper: {
    heading: 'By Post or Telephone',
    intro:
      'Members without an email address, those who prefer post or the telephone, and those whose email bounces. If the filter “Messages” is set, these are the members whom it finds.',
    letters: 'Print letters',
    telephoneList: 'Print a telephone list',
  },
  reach: {
    heading: 'Messages to members',
    MAIL: 'By email.',
    PAPER: 'By post or telephone.',
    UNSUBSCRIBED: 'Not at all: the email address is unsubscribed.',
    bounced: (day: string) => `Mail to the address bounced on ${day}.`,
    unsubscribe: 'Unsubscribe, as asked by telephone',
    subscribe: 'Subscribe the address again',
  },
  fromNotice: 'Write to the members',
};
