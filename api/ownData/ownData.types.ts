import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ContactChannel, Language, MemberReportKind } from '../generated/prisma/enums.ts';
import { DateTime, LocalDate } from '../scalars.ts';

/** What somebody wrote in a form for members. */
@ObjectType({ simpleResolvers: true })
abstract class OwnPerson {
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => LocalDate, { description: 'The date of birth.' })
  dob!: Date;

  @Field(() => String, { description: 'The email address.' })
  email!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The telephone number as entered.' })
  contactNumber!: string;

  @Field(() => LocalDate, { description: 'The day of registration or application.' })
  date!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The statement that the person agreed to. Null for a member who did not apply with the form.',
  })
  agreementText!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the person agreed to it.' })
  agreedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A member, as shown to the member.' })
export class OwnMember extends OwnPerson {
  @Field(() => Int, { description: 'The number of the current version.' })
  version!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the membership began. Null if it is not known.',
  })
  joinedOn!: Date | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the membership ended. Null for a current member.',
  })
  ceasedOn!: Date | null;

  @Field(() => Language, {
    nullable: true,
    description: 'The preferred language. Null if it is not known.',
  })
  language!: Language | null;

  @Field(() => ContactChannel, {
    nullable: true,
    description: 'How the member prefers to be reached. Null without a preference.',
  })
  channel!: ContactChannel | null;

  @Field(() => Boolean, { description: 'Whether the member has asked to leave.' })
  isLeaving!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An application, as shown to the applicant.' })
export class OwnApplication extends OwnPerson {}

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
