import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../content/connection.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { DateTime, LocalDate } from '../scalars.ts';

@InputType({ description: 'What a visitor asks. All of it is required.' })
export class InquiryInput {
  @Field(() => String, { description: 'Who asks, at most 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'The subject, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'The e-mail address to answer to.' })
  email!: string;

  @Field(() => String, { description: 'At most 10,000 characters.' })
  message!: string;
}

@InputType({ description: 'What an applicant states. Only the e-mail address is optional.' })
export class MembershipApplicationInput {
  @Field(() => String, { description: 'The full name, at most 200 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'The date of birth, a day as YYYY-MM-DD from 1900 until today.',
  })
  dob!: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  email?: string;

  @Field(() => String, { description: 'The postal address, at most 200 characters.' })
  address!: string;

  @Field(() => String, {
    description: 'One telephone number of 7 to 15 digits, as people write it.',
  })
  contactNumber!: string;

  @Field(() => String, {
    description:
      'The day of the application, as YYYY-MM-DD: from November 1997 until today, after the birth.',
  })
  date!: string;

  @Field(() => Boolean, { description: 'Whether the applicant agrees to the statement.' })
  agreement!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the applicant wants a copy by mail, to the address given here.',
  })
  copy!: boolean;

  @Field(() => String, {
    defaultValue: 'en',
    description: 'The language in which the form was read: `en` or `am`.',
  })
  language!: string;
}

@InputType({ description: 'What tells people from programs; see `formOpening`.' })
export class FormProofInput {
  @Field(() => String, { description: 'The ticket with which the form was opened.' })
  ticket!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The value of a field that people do not see: empty.',
  })
  trap?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a public form needs when it is opened.' })
export class FormOpening {
  @Field(() => String, {
    description: 'Goes back with the form, not sooner than two seconds later.',
  })
  ticket!: string;

  @Field(() => LocalDate, { description: 'Today in Auckland.' })
  today!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Says that something arrived.' })
export class Receipt {
  @Field(() => Boolean, {
    description: 'Whether a copy goes to the applicant; false also when too many were asked for.',
  })
  isCopySent!: boolean;

  @Field(() => MailMessageState, { description: 'Whether the association got it by mail.' })
  delivery!: `${MailMessageState}`;

  @Field(() => Boolean, { description: 'Whether the applicant is on the members list by it.' })
  isRegistered!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a visitor asked by the contact form. Only admins see it.',
})
export class Inquiry {
  @Field(() => ID, { description: 'Identifies the inquiry.' })
  id!: number;

  @Field(() => String, { description: 'Who asked.' })
  name!: string;

  @Field(() => String, { description: 'The subject.' })
  title!: string;

  @Field(() => String, { description: 'The e-mail address to answer to.' })
  email!: string;

  @Field(() => String, { description: 'The text.' })
  message!: string;

  @Field(() => DateTime, { description: 'When it came.' })
  createdAt!: Date;

  @Field(() => MailMessageState, {
    nullable: true,
    description: 'Whether the association got it by mail; null once that message is removed.',
  })
  delivery!: `${MailMessageState}` | null;

  @Field(() => DateTime, { nullable: true, description: 'When an admin first read it here.' })
  readAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address of who read it.' })
  readBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was marked as answered.' })
  answeredAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address of who marked it.' })
  answeredBy!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An application for membership. Only admins see it.',
})
export class MembershipApplication {
  @Field(() => ID, { description: 'Identifies the application.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => LocalDate, { description: 'The date of birth.' })
  dob!: Date;

  @Field(() => String, { description: 'The e-mail address; empty when none was given.' })
  email!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The telephone number as it was given.' })
  contactNumber!: string;

  @Field(() => LocalDate, { description: 'The day written on the application.' })
  date!: Date;

  @Field(() => String, { description: 'The statement agreed to, in English and Amharic.' })
  agreementText!: string;

  @Field(() => String, { description: 'The language in which the form was read.' })
  agreementLanguage!: string;

  @Field(() => DateTime, { description: 'When the applicant agreed.' })
  agreedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the member made of it; null when there is none, or none any more.',
  })
  memberId!: number | null;

  @Field(() => MailMessageState, {
    nullable: true,
    description: 'Whether the association got it by mail; null once that message is removed.',
  })
  delivery!: `${MailMessageState}` | null;

  @Field(() => DateTime, { nullable: true, description: 'When an admin first read it here.' })
  readAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address of who read it.' })
  readBy!: string | null;
}

export const InquiryConnection = connectionOf('Inquiry', Inquiry);
export const MembershipApplicationConnection = connectionOf(
  'MembershipApplication',
  MembershipApplication,
);
