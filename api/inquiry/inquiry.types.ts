import { Field, ID, InputType, ObjectType, UseMiddleware } from 'type-graphql';
import { connectionOf } from '../content/lists/connection.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { DateTime, LocalDate } from '../scalars.ts';
import { showDisplayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';

@InputType({ description: 'An inquiry from a visitor. All fields are required.' })
export class InquiryInput {
  @Field(() => String, { description: 'The name of the visitor, at most 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'The subject, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'The email address for the answer.' })
  email!: string;

  @Field(() => String, { description: 'At most 10,000 characters.' })
  message!: string;
}

@InputType({ description: 'A membership application. Only the email address is optional.' })
export class MembershipApplicationInput {
  @Field(() => String, { description: 'The full name, at most 200 characters.' })
  name!: string;

  @Field(() => String, {
    description:
      'The date of birth, as YYYY-MM-DD, from 1900 until today. It is a text, so that an invalid day is an error of this field.',
  })
  dob!: string;

  @Field(() => String, { nullable: true, description: 'The email address.' })
  email?: string;

  @Field(() => String, { description: 'The postal address, at most 200 characters.' })
  address!: string;

  @Field(() => String, {
    description: 'One telephone number of 7 to 15 digits, as people write it.',
  })
  contactNumber!: string;

  @Field(() => String, {
    description:
      'The day of the application, as YYYY-MM-DD: from November 1997 until today, after the date of birth.',
  })
  date!: string;

  @Field(() => Boolean, { description: 'Whether the applicant agrees to the statement.' })
  agreement!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the applicant wants a copy by mail, to the email address above.',
  })
  copy!: boolean;

  @Field(() => String, {
    defaultValue: 'en',
    description: 'The language of the form: `en` or `am`.',
  })
  language!: string;
}

@InputType({
  description: 'The proof that a person, not a program, sends the form; see `formOpening`.',
})
export class FormProofInput {
  @Field(() => String, { description: 'The ticket that the form got when it was opened.' })
  ticket!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The value of a field that people do not see. It must be empty.',
  })
  trap?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The data that a public form needs when it is opened.',
})
export class FormOpening {
  @Field(() => String, {
    description: 'To be sent with the form, not sooner than two seconds later.',
  })
  ticket!: string;

  @Field(() => LocalDate, { description: 'Today in Auckland.' })
  today!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Confirms that a form was received.' })
export class Receipt {
  @Field(() => Boolean, {
    description:
      'Whether a copy is sent to the applicant. False if there were too many requests for copies.',
  })
  isCopySent!: boolean;

  @Field(() => MailMessageState, { description: 'Whether the association received it by mail.' })
  delivery!: `${MailMessageState}`;

  @Field(() => Boolean, { description: 'Whether it registered the applicant as a member.' })
  isRegistered!: boolean;
}

/** What the association knows of a form that a visitor sent. */
@ObjectType({ simpleResolvers: true })
export abstract class ReceivedForm {
  @Field(() => MailMessageState, {
    nullable: true,
    description:
      'Whether the association received it by mail. Null after the mail message is removed.',
  })
  delivery!: `${MailMessageState}` | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was first read in the admin area. Null if it was not.',
  })
  readAt!: Date | null;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    nullable: true,
    simple: false,
    description: `The name of the account that first read it. ${displayNameRule}`,
  })
  readBy!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An inquiry that a visitor sent with the contact form. Only accounts can see it.',
})
export class Inquiry extends ReceivedForm {
  @Field(() => ID, { description: 'Identifies the inquiry.' })
  id!: number;

  @Field(() => String, { description: 'The name of the visitor.' })
  name!: string;

  @Field(() => String, { description: 'The subject.' })
  title!: string;

  @Field(() => String, { description: 'The email address for the answer.' })
  email!: string;

  @Field(() => String, { description: 'The text.' })
  message!: string;

  @Field(() => DateTime, { description: 'When it was received.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was marked as answered. Null if it was not.',
  })
  answeredAt!: Date | null;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    nullable: true,
    simple: false,
    description: `The name of the account that marked it. ${displayNameRule}`,
  })
  answeredBy!: string | null;
}

export const InquiryConnection = connectionOf('Inquiry', Inquiry);
