import { Arg, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { rowId } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { ContactChannel, Language, Prisma } from '../generated/prisma/client.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { adultAge } from '../shared/members/personLimits.rules.ts';
import { reachOfMember } from '../mail/memberMail.ts';
import { membersOfFeeYear } from './memberFees.ts';
import { MemberStatus } from './member.types.ts';
import { type MessageReach, MessageReaches } from './messageReach.ts';

@ObjectType('MemberFilterValues', {
  simpleResolvers: true,
  description: 'A stored filter of members.',
})
@InputType({ description: 'Filters members. Without any field, all match, also former members.' })
export class MemberFilter {
  @Field(() => MemberStatus, { nullable: true, description: 'Only members with this status.' })
  status?: MemberStatus | null;

  @Field(() => Language, {
    nullable: true,
    description: 'Only members who prefer this language.',
  })
  language?: Language | null;

  @Field(() => ContactChannel, {
    nullable: true,
    description: 'Only members who prefer to be reached in this way.',
  })
  channel?: ContactChannel | null;

  @Field(() => ID, { nullable: true, description: 'Only members in this household.' })
  household?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only current members with the role CHILD who are 18 or older today in Auckland. They need a ' +
      'consent and a role of their own.',
  })
  cameOfAge?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only members who owe something of the fee of this year.',
  })
  owesFeeOf?: number | null;

  @Field(() => MessageReaches, {
    nullable: true,
    description: 'Only members whom messages reach in this way.',
  })
  reach?: MessageReach | null;
}

/** The filter of a list, besides the argument `status`, which is older. */
export const FilterArg = () =>
  Arg('filter', () => MemberFilter, { nullable: true, description: 'Only members that match.' });

/** The conditions of a filter, for the table of members. */
export function memberConditions(
  { now }: Pick<Context, 'now'>,
  filter: MemberFilter,
): Prisma.Sql[] {
  const { sql } = Prisma;
  const { status, language, channel, household, cameOfAge, owesFeeOf, reach } = filter;
  return [
    ...(status === MemberStatus.MEMBER ? [sql`"ceasedOn" IS NULL`] : []),
    ...(status === MemberStatus.CEASED ? [sql`"ceasedOn" IS NOT NULL`] : []),
    ...(language ? [sql`"language" = ${language}::"Language"`] : []),
    ...(channel ? [sql`"channel" = ${channel}::"ContactChannel"`] : []),
    ...(typeof household === 'string'
      ? [sql`"householdName" = (SELECT name FROM "household" WHERE id = ${rowId(household)})`]
      : []),
    ...(cameOfAge
      ? [
          sql`"householdRole" = 'CHILD' AND "ceasedOn" IS NULL
            AND dob + make_interval(years => ${adultAge}::int) <= ${todayInAuckland(now())}::date`,
        ]
      : []),
    ...(typeof owesFeeOf === 'number' ? [membersOfFeeYear(owesFeeOf, 'OWING')] : []),
    ...(reach ? [sql`${reachOfMember} = ${reach}`] : []),
  ];
}

/** The condition for current members that match. */
export const currentMembers = (services: Pick<Context, 'now'>, filter: MemberFilter): Prisma.Sql =>
  Prisma.join([Prisma.sql`"ceasedOn" IS NULL`, ...memberConditions(services, filter)], ' AND ');
