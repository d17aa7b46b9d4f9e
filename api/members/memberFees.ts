import { Prisma } from '../generated/prisma/client.ts';
import { enumOf } from '../enumOf.ts';
import { daysOfFeeYear } from '../shared/payments/payment.rules.ts';

export type FeeState = 'OWING' | 'PAID' | 'NO_FEE';

export const FeeStates = enumOf<FeeState>('FeeState', 'Whether a member has paid a yearly fee.', {
  OWING: 'Nothing or not all of the fee is paid.',
  PAID: 'The fee is paid.',
  NO_FEE: 'The kind of membership is not known, or has no fee in this year.',
});

const { sql } = Prisma;

/** The fee of a row of `members` for a year, in cents; null if there is none. */
export const feeDue = (year: number) => sql`(SELECT "amountCents" FROM "membership-fee"
  WHERE "membership-fee"."kindId" = "members"."kindId" AND "fromYear" <= ${year}::int
  ORDER BY "fromYear" DESC LIMIT 1)`;

/** What was paid of it, in cents. */
export const feePaid = (
  year: number,
) => sql`(SELECT COALESCE(sum("amountCents"), 0)::int FROM "payment"
  WHERE "memberId" = "members".id AND "feeYear" = ${year}::int AND "voidedAt" IS NULL)`;

/** The condition for rows of `members` whose fee for a year has a state. */
export const hasFeeState = (year: number, state: FeeState): Prisma.Sql =>
  ({
    OWING: sql`${feeDue(year)} > ${feePaid(year)}`,
    PAID: sql`${feeDue(year)} <= ${feePaid(year)}`,
    NO_FEE: sql`${feeDue(year)} IS NULL`,
  })[state];

/** The condition for rows of `members` who were members in a year of fees. */
export function wereMembersIn(year: number, balanceDate: string): Prisma.Sql {
  const { firstDay, lastDay } = daysOfFeeYear(year, balanceDate);
  return sql`("joinedOn" IS NULL OR "joinedOn" <= ${lastDay}::date)
    AND ("ceasedOn" IS NULL OR "ceasedOn" > ${firstDay}::date)`;
}
