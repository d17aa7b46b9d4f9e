import { computed } from '../content/computed.ts';
import { loadRows } from '../content/lists/batch.ts';
import { connectionOf } from '../content/lists/connection.ts';
import type { Context } from '../context.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import * as t from '../graphqlTypes.ts';

@t.InputType('InquiryInput', 'An inquiry from a visitor. All fields are required.')
export class InquiryInput extends t.inputFields({
  name: t.string('The name of the visitor, at most 200 characters.'),
  title: t.string('The subject, at most 200 characters.'),
  email: t.string('The email address for the answer.'),
  message: t.string('At most 10,000 characters.'),
}) {}

@t.InputType(
  'MembershipApplicationInput',
  'A membership application. Only the email address is optional.',
)
export class MembershipApplicationInput extends t.inputFields({
  name: t.string('The full name, at most 200 characters.'),
  dob: t.string(
    'The date of birth, as YYYY-MM-DD, from 1900 until today. It is a text, so that an invalid day is an error of this field.',
  ),
  email: t.string.orNull('The email address.'),
  address: t.string('The postal address, at most 200 characters.'),
  contactNumber: t.string('One telephone number of 7 to 15 digits, as people write it.'),
  date: t.string(
    'The day of the application, as YYYY-MM-DD: from November 1997 until today, after the date of birth.',
  ),
  agreement: t.boolean('Whether the applicant agrees to the statement.'),
  copy: t.boolean('Whether the applicant wants a copy by mail, to the email address above.', {
    defaultValue: false,
  }),
  language: t.string('The language of the form: `en` or `am`.', {
    defaultValue: 'en',
  }),
}) {}

@t.InputType(
  'FormProofInput',
  'The proof that a person, not a program, sends the form; see `formOpening`.',
)
export class FormProofInput extends t.inputFields({
  ticket: t.string('The ticket that the form got when it was opened.'),
  trap: t.string.orNull('The value of a field that people do not see. It must be empty.'),
}) {}

@t.ObjectType('FormOpening', 'The data that a public form needs when it is opened.')
export class FormOpening extends t.outputFields({
  ticket: t.string('To be sent with the form, not sooner than two seconds later.'),
  today: t.localDate('Today in Auckland.'),
}) {}

@t.ObjectType('Receipt', 'Confirms that a form was received.')
export class Receipt extends t.outputFields({
  isCopySent: t.boolean(
    'Whether a copy is sent to the applicant. False if there were too many requests for copies.',
  ),
  delivery: t.field<MailMessageState>(
    () => MailMessageState,
    'Whether the association received it by mail.',
  ),
  isRegistered: t.boolean('Whether it registered the applicant as a member.'),
}) {}

/** What the association knows of a form that a visitor sent. */
export const receivedForm = {
  delivery: t.field.orNull<MailMessageState | undefined>(
    () => MailMessageState,
    'Whether the association received it by mail. Null after the mail message is removed.',
    computed(deliveryOf),
  ),
  readAt: t.dateTime.orNull('When it was first read in the admin area. Null if it was not.'),
  readBy: t.string.orNull(
    `The name of the account that first read it. ${displayNameRule}`,
    displayName,
  ),
};

/** The state of the mail message to the association. Applications are read with theirs. */
async function deliveryOf(
  row: { id: number; delivery?: MailMessageState | null },
  context: Context,
): Promise<MailMessageState | null> {
  if (row.delivery !== undefined) return row.delivery;
  const [mailMessage] = await loadRows(context, 'mail of inquiries', row.id, 'inquiryId', (ids) =>
    context.prisma.mailMessage.findMany({
      where: { kind: 'INQUIRY', inquiryId: { in: ids } },
      select: { inquiryId: true, state: true },
    }),
  );
  return mailMessage?.state ?? null;
}

@t.ObjectType(
  'Inquiry',
  'An inquiry that a visitor sent with the contact form. Only accounts can see it.',
)
export class Inquiry extends t.outputFields({
  ...receivedForm,
  id: t.id<number>('Identifies the inquiry.'),
  name: t.string('The name of the visitor.'),
  title: t.string('The subject.'),
  email: t.string('The email address for the answer.'),
  message: t.string('The text.'),
  createdAt: t.dateTime('When it was received.'),
  answeredAt: t.dateTime.orNull('When it was marked as answered. Null if it was not.'),
  answeredBy: t.string.orNull(
    `The name of the account that marked it. ${displayNameRule}`,
    displayName,
  ),
}) {}

export const InquiryConnection = connectionOf('Inquiry', Inquiry);

@t.ArgsType()
export class InquiryFilterArgs extends t.inputFields({
  answered: t.boolean.orNull('True for answered inquiries, false for the others. Without it, all.'),
}) {}

/** The condition of a list of inquiries. */
export const inquiryFilter = ({ answered }: InquiryFilterArgs) =>
  typeof answered === 'boolean' ? { answeredAt: answered ? { not: null } : null } : {};
