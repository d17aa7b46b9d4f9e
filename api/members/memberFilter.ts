import { requireRole, Role } from '../access.ts';
import { rowId } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { ContactChannel, Language, Prisma } from '../generated/prisma/client.ts';
import * as t from '../graphqlTypes.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { adultAge } from '../shared/members/personLimits.rules.ts';
import { reachOfMember } from '../mail/memberMail.ts';
import { coveredBy, membersOfFeeYear } from '../fees/memberFees.ts';
import { MemberOrder, MemberStatus } from './member.types.ts';
import { memberOrders } from './memberList.ts';
import { MessageReaches } from './messageReach.ts';

const filterFields = {
  status: t.field.orNull(() => MemberStatus, 'Only members with this status.'),
  language: t.field.orNull(() => Language, 'Only members who prefer this language.'),
  channel: t.field.orNull(
    () => ContactChannel,
    'Only members who prefer to be reached in this way.',
  ),
  household: t.id.orNull('Only members in this household.'),
  cameOfAge: t.boolean.orNull(
    'Only current members with the role CHILD who are 18 or older today in Auckland. They need a ' +
      'consent and a role of their own.',
  ),
  owesFeeOf: t.int.orNull(
    'Only members who owe something of the fee of this year; of a household with one fee, only the ' +
      'member in whose row the fee counts. API tokens are refused.',
  ),
  reach: t.field.orNull(() => MessageReaches, 'Only members whom messages reach in this way.'),
};

@t.ObjectType('MemberFilterValues', 'A stored filter of members.')
export class MemberFilterValues extends t.outputFields(filterFields) {}

@t.InputType('MemberFilter', 'Filters members. Without any field, all match, also former members.')
export class MemberFilter extends t.inputFields(filterFields) {}

/** The arguments of a list of members. `status` is older than `filter`. */
@t.ArgsType()
export class MemberListArgs extends t.inputFields({
  order: t.field(() => MemberOrder, 'The order; with `search`, of equally good matches.', {
    defaultValue: MemberOrder.NEWEST,
  }),
  status: t.field.orNull(
    () => MemberStatus,
    'Only members with this status; null for members and former members.',
  ),
  filter: t.field.orNull(() => MemberFilter, 'Only members that match.'),
}) {}

/**
 * The rows of a list of members.
 * @throws FORBIDDEN as `requireFilterAccess`
 */
export function selectMembers(context: Context, { order, status, filter }: MemberListArgs) {
  if (filter) requireFilterAccess(context, filter);
  const where = [{ status }, filter ?? {}].flatMap((each) => memberConditions(context, each));
  return { order: memberOrders[order], where };
}

/** @throws FORBIDDEN for a filter by fees to API tokens, because no scope reads payments */
export function requireFilterAccess(context: Context, { owesFeeOf }: MemberFilter): void {
  if (typeof owesFeeOf === 'number') requireRole(context, [Role.ADMIN, Role.REGISTRAR]);
}

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
    ...(typeof owesFeeOf === 'number'
      ? [membersOfFeeYear(owesFeeOf, 'OWING'), sql`${coveredBy(owesFeeOf)} IS NULL`]
      : []),
    ...(reach ? [sql`${reachOfMember} = ${reach}`] : []),
  ];
}

/** The condition for current members that match. */
export const currentMembers = (services: Pick<Context, 'now'>, filter: MemberFilter): Prisma.Sql =>
  Prisma.join([Prisma.sql`"ceasedOn" IS NULL`, ...memberConditions(services, filter)], ' AND ');
