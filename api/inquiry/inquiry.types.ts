import { connectionOf } from '../content/lists/connection.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import {
  boolean,
  dateTime,
  field,
  id,
  inputType,
  localDate,
  objectType,
  string,
} from '../graphqlTypes.ts';

export const InquiryInput = inputType(
  'InquiryInput',
  'An inquiry from a visitor. All fields are required.',
  {
    name: string('The name of the visitor, at most 200 characters.'),
    title: string('The subject, at most 200 characters.'),
    email: string('The email address for the answer.'),
    message: string('At most 10,000 characters.'),
  },
);
export type InquiryInput = InstanceType<typeof InquiryInput>;

export const MembershipApplicationInput = inputType(
  'MembershipApplicationInput',
  'A membership application. Only the email address is optional.',
  {
    name: string('The full name, at most 200 characters.'),
    dob: string(
      'The date of birth, as YYYY-MM-DD, from 1900 until today. It is a text, so that an invalid day is an error of this field.',
    ),
    email: string.orNull('The email address.'),
    address: string('The postal address, at most 200 characters.'),
    contactNumber: string('One telephone number of 7 to 15 digits, as people write it.'),
    date: string(
      'The day of the application, as YYYY-MM-DD: from November 1997 until today, after the date of birth.',
    ),
    agreement: boolean('Whether the applicant agrees to the statement.'),
    copy: boolean('Whether the applicant wants a copy by mail, to the email address above.', {
      defaultValue: false,
    }),
    language: string('The language of the form: `en` or `am`.', {
      defaultValue: 'en',
    }),
  },
);
export type MembershipApplicationInput = InstanceType<typeof MembershipApplicationInput>;

export const FormProofInput = inputType(
  'FormProofInput',
  'The proof that a person, not a program, sends the form; see `formOpening`.',
  {
    ticket: string('The ticket that the form got when it was opened.'),
    trap: string.orNull('The value of a field that people do not see. It must be empty.'),
  },
);
export type FormProofInput = InstanceType<typeof FormProofInput>;

export const FormOpening = objectType(
  'FormOpening',
  'The data that a public form needs when it is opened.',
  {
    ticket: string('To be sent with the form, not sooner than two seconds later.'),
    today: localDate('Today in Auckland.'),
  },
);
export type FormOpening = InstanceType<typeof FormOpening>;

export const Receipt = objectType('Receipt', 'Confirms that a form was received.', {
  isCopySent: boolean(
    'Whether a copy is sent to the applicant. False if there were too many requests for copies.',
  ),
  delivery: field<MailMessageState>(
    () => MailMessageState,
    'Whether the association received it by mail.',
  ),
  isRegistered: boolean('Whether it registered the applicant as a member.'),
});
export type Receipt = InstanceType<typeof Receipt>;

/** What the association knows of a form that a visitor sent. */
export const receivedForm = {
  delivery: field.orNull(
    () => MailMessageState,
    'Whether the association received it by mail. Null after the mail message is removed.',
  ),
  readAt: dateTime.orNull('When it was first read in the admin area. Null if it was not.'),
  readBy: string.orNull(
    `The name of the account that first read it. ${displayNameRule}`,
    displayName,
  ),
};

export const Inquiry = objectType(
  'Inquiry',
  'An inquiry that a visitor sent with the contact form. Only accounts can see it.',
  {
    ...receivedForm,
    id: id<number>('Identifies the inquiry.'),
    name: string('The name of the visitor.'),
    title: string('The subject.'),
    email: string('The email address for the answer.'),
    message: string('The text.'),
    createdAt: dateTime('When it was received.'),
    answeredAt: dateTime.orNull('When it was marked as answered. Null if it was not.'),
    answeredBy: string.orNull(
      `The name of the account that marked it. ${displayNameRule}`,
      displayName,
    ),
  },
);
export type Inquiry = InstanceType<typeof Inquiry>;

export const InquiryConnection = connectionOf('Inquiry', Inquiry);
