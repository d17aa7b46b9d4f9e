import { registerEnumType } from 'type-graphql';
import { connectionOf } from '../content/lists/connection.ts';
import { dateTime, field, id, int, objectType, string } from '../graphqlTypes.ts';

export enum MailMessageState {
  PENDING = 'PENDING',
  SENT = 'SENT',
  STORED = 'STORED',
  FAILED = 'FAILED',
}
registerEnumType(MailMessageState, {
  name: 'MailMessageState',
  description: 'The delivery state of a mail message.',
  valuesConfig: {
    PENDING: { description: 'Not delivered yet. Delivery is tried again.' },
    SENT: { description: 'The mail provider has accepted it.' },
    STORED: { description: 'There is no mail provider. The message can only be read here.' },
    FAILED: { description: 'Not delivered within a week. `resendMailMessage` tries once more.' },
  },
});

export enum MailMessageKind {
  INQUIRY = 'INQUIRY',
  APPLICATION = 'APPLICATION',
  COPY = 'COPY',
  ACCEPTANCE = 'ACCEPTANCE',
  ACCOUNT = 'ACCOUNT',
  MEMBER_MESSAGE = 'MEMBER_MESSAGE',
}
registerEnumType(MailMessageKind, {
  name: 'MailMessageKind',
  description: 'The subject area of a mail message.',
  valuesConfig: {
    INQUIRY: { description: 'An inquiry, to the association.' },
    APPLICATION: { description: 'A membership application, to the association.' },
    COPY: { description: 'A copy of a membership application, to the applicant.' },
    ACCEPTANCE: { description: 'The acceptance of an application, to the new member.' },
    ACCOUNT: { description: 'A change of an account, to its owner.' },
    MEMBER_MESSAGE: { description: 'A message to members, or a test of it.' },
  },
});

export const MailMessage = objectType(
  'MailMessage',
  'A mail message of the site. Only accounts can see it.',
  {
    id: id('Identifies the mail message.'),
    kind: field(() => MailMessageKind, 'The subject area.'),
    to: string('The recipient. Empty if the inbox is not configured yet.'),
    replyTo: string('The address for replies. Empty if there is none.'),
    subject: string('The subject.'),
    text: string('The content as text.'),
    html: string('The content as an HTML document.'),
    state: field(() => MailMessageState, 'The delivery state.'),
    attempts: int('The number of delivery attempts.'),
    lastError: string.orNull('Why the last attempt failed. Null if it did not fail.'),
    createdAt: dateTime('When it was created.'),
    sentAt: dateTime.orNull('When it was delivered. Null if it was not.'),
    nextAttemptAt: dateTime('The time of the next delivery attempt, while it is pending.'),
  },
);

export const MailMessageConnection = connectionOf('MailMessage', MailMessage);
