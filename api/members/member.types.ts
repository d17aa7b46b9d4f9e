import { Arg, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { creatorOf } from '../content/creatorOf.ts';
import { inputTypeOf } from '../content/fieldTypes.ts';
import {
  CeasedReason,
  ContactChannel,
  HouseholdRole,
  Language,
} from '../generated/prisma/enums.ts';
import { householdOf } from './household.ts';
import { Household } from './household.types.ts';
import { DateTime, LocalDate } from '../scalars.ts';
import { agreementOf, MemberAgreement } from './memberAgreement.ts';
import { type MessageReach, MessageReaches, reachOf } from './messageReach.ts';
import { MemberDetails } from './person.types.ts';
import { memberFields } from '../shared/members/member.fields.ts';

registerEnumType(ContactChannel, {
  name: 'ContactChannel',
  description: 'How a member prefers to be reached.',
  valuesConfig: {
    EMAIL: { description: 'By email.' },
    POST: { description: 'By post.' },
    TELEPHONE: { description: 'By telephone.' },
  },
});
registerEnumType(CeasedReason, {
  name: 'CeasedReason',
  description: 'Why a membership ended.',
  valuesConfig: {
    RESIGNED: { description: 'The member left.' },
    DIED: { description: 'The member died.' },
    REMOVED: { description: 'The association ended it.' },
    LAPSED: { description: 'No fee was paid.' },
    OTHER: { description: 'Another reason, which the note may say.' },
  },
});

export enum MemberStatus {
  MEMBER = 'MEMBER',
  CEASED = 'CEASED',
}
registerEnumType(MemberStatus, {
  name: 'MemberStatus',
  description: 'Whether a person is a member.',
  valuesConfig: {
    MEMBER: { description: 'A current member.' },
    CEASED: { description: 'The membership has ended.' },
  },
});

/** The filter of lists. Without it they have both, as before there were former members. */
export const StatusArg = () =>
  Arg('status', () => MemberStatus, {
    nullable: true,
    description: 'Only members with this status; null for members and former members.',
  });

@ObjectType({
  simpleResolvers: true,
  description: 'A member of the association. Only accounts can see members.',
})
export class Member extends MemberDetails {
  @Field(() => MemberStatus, { description: 'Whether the person is still a member.' })
  @Computed(
    ({ ceasedOn }: { ceasedOn: unknown }) => (ceasedOn ? MemberStatus.CEASED : MemberStatus.MEMBER),
    ['ceasedOn'],
  )
  status?: MemberStatus;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day on which the member consented to the membership other than with the form. Null ' +
      'without one. `agreement` has the consent that was given with the form.',
  })
  consentedOn!: Date | null;

  @Field(() => Household, { nullable: true, description: 'The household. Null without one.' })
  @Computed(householdOf, ['householdName'])
  household?: Household | null;

  @Field(() => MessageReaches, { description: 'How messages to members reach the member.' })
  @Computed(async ({ id }: { id: number }, context) => (await reachOf(context, id))?.reach)
  reach?: MessageReach;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the mail provider reported that mail to the address bounces.',
  })
  @Computed(async ({ id }: { id: number }, context) => (await reachOf(context, id))?.bouncedAt)
  bouncedAt?: Date | null;

  @Field(() => String, { description: 'The notes of the registrar.' })
  notes!: string;

  @Field(() => CeasedReason, { nullable: true, description: 'Why the membership ended.' })
  ceasedReason!: CeasedReason | null;

  @Field(() => String, { description: 'What else is known about the end of the membership.' })
  ceasedNote!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the account that registered the member. Null if nobody was signed in.',
  })
  @Computed(({ id }: { id: number }, context) => creatorOf(context, 'members', id))
  createdBy?: string | null;

  @Field(() => MemberAgreement, {
    nullable: true,
    description:
      'The agreement of the application. Null for a member who did not apply with the form.',
  })
  @Computed(agreementOf)
  agreement?: MemberAgreement | null;
}

export const MemberConnection = connectionOf('Member', Member);

export const MemberInput = inputTypeOf(
  'MemberInput',
  'The values of a member.',
  memberFields,
  Object,
  {
    ...{ language: Language, channel: ContactChannel, householdRole: HouseholdRole },
  },
);

export enum MemberOrder {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
  NAME_DESCENDING = 'NAME_DESCENDING',
  DATE = 'DATE',
  DATE_DESCENDING = 'DATE_DESCENDING',
}
registerEnumType(MemberOrder, {
  name: 'MemberOrder',
  description: 'The order of a list of members.',
  valuesConfig: {
    NEWEST: { description: 'The last created first.' },
    OLDEST: { description: 'The first created first.' },
    NAME: { description: 'By full name, A to Z.' },
    NAME_DESCENDING: { description: 'By full name, Z to A.' },
    DATE: { description: 'By day of registration, the earliest first.' },
    DATE_DESCENDING: { description: 'By day of registration, the latest first.' },
  },
});
