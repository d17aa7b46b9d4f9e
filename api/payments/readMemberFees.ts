import type { Connection, PageArgs } from '../content/lists/connection.ts';
import { rowId } from '../content/lists/id.ts';
import { byColumn } from '../content/lists/listOrder.ts';
import { listPage } from '../content/lists/listPage.ts';
import { listRows } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { coveredBy, feeDue, feePaid, membersOfFeeYear } from '../fees/memberFees.ts';
import { memberSource, postalAddress } from '../members/memberList.ts';
import type { MemberFee, MemberFeeArgs } from './fee.types.ts';

const { sql } = Prisma;
const order = byColumn('name', 'text', 'ASC');

const sourceOf = (year: number) => ({
  ...memberSource,
  columns: sql`id, name, "ceasedOn", email, "contactNumber", ${postalAddress} AS address,
    (SELECT name FROM "membership-type" WHERE id = "members"."membershipTypeId") AS "membershipTypeName",
    ${feeDue(year)} AS "dueCents", ${feePaid(year)} AS "paidCents",
    ${coveredBy(year)} AS "coveredBy"`,
});

const whereOf = ({ year, state, memberId }: MemberFeeArgs) => [
  membersOfFeeYear(year, state),
  ...(memberId ? [sql`"members".id = ${rowId(memberId)}`] : []),
];

/** Reads a page of the members of a year of fees, by name. */
export const memberFeesPage = (
  context: Context,
  args: MemberFeeArgs,
  page: PageArgs,
): Promise<Connection<MemberFee>> =>
  listPage<MemberFee>(context, sourceOf(args.year), { page, order, where: whereOf(args) });

/** Reads the first rows of the same list. */
export const memberFeeRows = (context: Context, args: MemberFeeArgs, take: number) =>
  listRows<MemberFee>(context, sourceOf(args.year), {
    ...{ where: whereOf(args), order: order.sql, take },
  });
