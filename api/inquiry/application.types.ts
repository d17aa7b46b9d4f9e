import {
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
  UseMiddleware,
} from 'type-graphql';
import { connectionOf } from '../content/lists/connection.ts';
import { showDisplayName } from '../content/showDisplayName.ts';
import { ApplicationState, HouseholdRole } from '../generated/prisma/enums.ts';
import { Similarity } from '../members/similarMember.types.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { ReceivedForm } from './inquiry.types.ts';
import { DateTime, LocalDate } from '../scalars.ts';
import { displayNameRule } from '../session/accountNames.ts';
import { maxNote } from '../shared/inquiry/application.rules.ts';

registerEnumType(ApplicationState, {
  name: 'ApplicationState',
  description: 'The state of a membership application.',
  valuesConfig: {
    NEW: { description: 'Nobody has begun to review it. It waits for a decision.' },
    IN_REVIEW: { description: 'Somebody reviews it. It waits for a decision.' },
    ACCEPTED: { description: 'The applicant became a member.' },
    DECLINED: { description: 'The association declined it.' },
    WITHDRAWN: { description: 'The applicant withdrew it.' },
  },
});

@InputType({ description: 'A change of a membership application. Null leaves a value as it is.' })
export class ApplicationUpdateInput {
  @Field(() => ApplicationState, { nullable: true, description: 'The new state, but not NEW.' })
  state?: ApplicationState | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of one of the `applicationColleagues`, or "" for nobody.',
  })
  assignedTo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A note for the log, at most ${String(maxNote)} characters.`,
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'With ACCEPTED: the household of the new member, as in `MemberInput`.',
  })
  householdName?: string | null;

  @Field(() => HouseholdRole, {
    nullable: true,
    description: 'With ACCEPTED: the role in the household, as in `MemberInput`.',
  })
  householdRole?: HouseholdRole | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An account to which membership applications can be assigned.',
})
export class Colleague {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: `The name of the account. ${displayNameRule}` })
  name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A decision about a membership application, its assignment, or a note on it.',
})
export class ApplicationStep {
  @Field(() => ID, { description: 'Identifies the step.' })
  id!: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  at!: Date;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    nullable: true,
    simple: false,
    description: `The name of the account that made it. ${displayNameRule} Null for the site itself.`,
  })
  by!: string | null;

  @Field(() => ApplicationState, {
    nullable: true,
    description: 'The new state. Null if it stayed.',
  })
  state!: ApplicationState | null;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    nullable: true,
    simple: false,
    description:
      'The name of the account that it was assigned to, empty for nobody. Null if that stayed.',
  })
  assignedTo!: string | null;

  @Field(() => String, { description: 'The note. Empty if there is none.' })
  note!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The mail message that tells an applicant of the acceptance.',
})
export class ApplicationNotice {
  @Field(() => MailMessageState, { description: 'The delivery state.' })
  state!: `${MailMessageState}`;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was delivered. Null if it was not.',
  })
  sentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed. Null if it did not fail.',
  })
  lastError!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A membership application. Only accounts can see it.',
})
export class MembershipApplication extends ReceivedForm {
  @Field(() => ID, { description: 'Identifies the application.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => LocalDate, { description: 'The date of birth.' })
  dob!: Date;

  @Field(() => String, { description: 'The email address. Empty if there is none.' })
  email!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The telephone number as entered.' })
  contactNumber!: string;

  @Field(() => LocalDate, { description: 'The day written on the application.' })
  date!: Date;

  @Field(() => String, {
    description: 'The statement that the applicant agreed to, in English and Amharic.',
  })
  agreementText!: string;

  @Field(() => String, { description: 'The language of the form.' })
  agreementLanguage!: string;

  @Field(() => DateTime, { description: 'When the applicant agreed.' })
  agreedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the member created from it. Null if there is none.',
  })
  memberId!: number | null;

  @Field(() => ApplicationState, { description: 'The state.' })
  state!: ApplicationState;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the account that it is assigned to. Null for nobody.',
  })
  assignedTo!: string | null;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    nullable: true,
    simple: false,
    description: `The name of the account that it is assigned to. ${displayNameRule} Null for nobody.`,
  })
  assignedToName!: string | null;

  @Field(() => ApplicationNotice, {
    nullable: true,
    description:
      'The notice of the last acceptance to the applicant. Null if there is none: without an email ' +
      'address, after too many messages to it, and after the mail message is removed.',
  })
  notice!: ApplicationNotice | null;

  @Field(() => [ApplicationStep], { description: 'The log, the latest step first.' })
  steps!: ApplicationStep[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'An application that may be of the same person as another one.',
})
export class SimilarApplication {
  @Field(() => MembershipApplication, { description: 'The other application.' })
  application!: MembershipApplication;

  @Field(() => [Similarity], { description: 'The shared properties, at least one.' })
  similarities!: `${Similarity}`[];
}

export const MembershipApplicationConnection = connectionOf(
  'MembershipApplication',
  MembershipApplication,
);
