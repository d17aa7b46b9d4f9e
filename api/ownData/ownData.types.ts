import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MemberReportKind } from '../generated/prisma/enums.ts';
import { MemberDetails, Person } from '../members/person.types.ts';
import { PaymentSummary } from '../payments/payment.types.ts';
import { DateTime, LocalDate } from '../scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A member, as shown to the member.' })
export class OwnMember extends MemberDetails {
  @Field(() => String, {
    nullable: true,
    description:
      'The statement that the member agreed to. Null for a member who did not apply with the form.',
  })
  agreementText!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the member agreed to it.' })
  agreedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the member has asked to leave.' })
  isLeaving!: boolean;

  @Field(() => [PaymentSummary], { description: 'What the member paid, the latest first.' })
  payments!: PaymentSummary[];
}

@ObjectType({ simpleResolvers: true, description: 'An application, as shown to the applicant.' })
export class OwnApplication extends Person {
  @Field(() => LocalDate, { description: 'The day written on the application.' })
  date!: Date;

  @Field(() => String, { description: 'The statement that the applicant agreed to.' })
  agreementText!: string;

  @Field(() => DateTime, { description: 'When the applicant agreed to it.' })
  agreedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An inquiry, as shown to its sender.' })
export class OwnInquiry {
  @Field(() => ID, { description: 'Identifies the inquiry.' })
  id!: number;

  @Field(() => String, { description: 'The name of the sender.' })
  name!: string;

  @Field(() => String, { description: 'The subject.' })
  title!: string;

  @Field(() => String, { description: 'The text.' })
  message!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the association has stored under an email address.',
})
export class OwnData {
  @Field(() => String, { description: 'The email address that received the link.' })
  email!: string;

  @Field(() => DateTime, { description: 'When the link expires.' })
  expiresAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the address is unsubscribed from messages to members.',
  })
  isUnsubscribed!: boolean;

  @Field(() => String, {
    description: 'The link to the page on which the owner of the address changes that.',
  })
  unsubscribeLink!: string;

  @Field(() => [OwnMember], {
    description: 'The members with this address. A family can share one.',
  })
  members!: OwnMember[];

  @Field(() => [OwnApplication], { description: 'The applications with this address.' })
  applications!: OwnApplication[];

  @Field(() => [OwnInquiry], { description: 'The inquiries with this address.' })
  inquiries!: OwnInquiry[];
}

registerEnumType(MemberReportKind, {
  name: 'MemberReportKind',
  description: 'What a member did with the link to the own data.',
  valuesConfig: {
    CORRECTED: { description: 'Changed the address or the telephone number.' },
    LEAVING: { description: 'Asked to leave the association.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'What a member did with the link to the own data. Only accounts can see it.',
})
export class MemberReport {
  @Field(() => ID, { description: 'Identifies the report.' })
  id!: number;

  @Field(() => MemberReportKind, { description: 'What the member did.' })
  kind!: MemberReportKind;

  @Field(() => DateTime, {
    description: 'When the member last did it. `deleteMemberReport` requires it.',
  })
  at!: Date;

  @Field(() => ID, { description: 'The id of the member.' })
  memberId!: number;

  @Field(() => String, { description: 'The name of the member.' })
  memberName!: string;

  @Field(() => String, { description: 'The present postal address.' })
  presentAddress!: string;

  @Field(() => String, { description: 'The present telephone number.' })
  presentContactNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The postal address before the first correction. Null for LEAVING.',
  })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The telephone number before the first correction. Null for LEAVING.',
  })
  contactNumber!: string | null;
}
