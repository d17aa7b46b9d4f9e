import { rowId } from '../content/lists/id.ts';
import { byColumn } from '../content/lists/listOrder.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { coveredBy, feeDue, feePaid, membersOfFeeYear } from '../fees/memberFees.ts';
import { memberSource, postalAddress } from '../members/memberList.ts';
import type { MemberFeeArgs } from './fee.types.ts';

const { sql } = Prisma;

/** The members of a year of fees, by name. */
export const memberFeeList = ({ year, state, memberId }: MemberFeeArgs) => ({
  source: {
    ...memberSource,
    columns: sql`id, name, "ceasedOn", email, "contactNumber", ${postalAddress} AS address,
      (SELECT name FROM "membership-type" WHERE id = "members"."membershipTypeId") AS "membershipTypeName",
      ${feeDue(year)} AS "dueCents", ${feePaid(year)} AS "paidCents",
      ${coveredBy(year)} AS "coveredBy"`,
  },
  order: byColumn('name', 'text', 'ASC'),
  where: [
    membersOfFeeYear(year, state),
    ...(memberId ? [sql`"members".id = ${rowId(memberId)}`] : []),
  ],
});
