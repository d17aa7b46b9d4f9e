import { connectionOf } from '../content/lists/connection.ts';
import { dateTime, field, id, int, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

export const MailMessageState = enumOf(
  'MailMessageState',
  'The delivery state of a mail message.',
  {
    PENDING: 'Not delivered yet. Delivery is tried again.',
    SENT: 'The mail provider has accepted it.',
    STORED: 'There is no mail provider. The message can only be read here.',
    FAILED: 'Not delivered within a week. `resendMailMessage` tries once more.',
  },
);
export type MailMessageState = keyof typeof MailMessageState;

const MailMessageKind = enumOf('MailMessageKind', 'The subject area of a mail message.', {
  INQUIRY: 'An inquiry, to the association.',
  APPLICATION: 'A membership application, to the association.',
  COPY: 'A copy of a membership application, to the applicant.',
  ACCEPTANCE: 'The acceptance of an application, to the new member.',
  ACCOUNT: 'A change of an account, to its owner.',
  MEMBER_MESSAGE: 'A message to members, or a test of it.',
});
@ObjectType('MailMessage', 'A mail message of the site. Only accounts can see it.')
export class MailMessage extends outputFields({
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
}) {}

export const MailMessageConnection = connectionOf('MailMessage', MailMessage);
