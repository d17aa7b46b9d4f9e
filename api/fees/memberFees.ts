import { enumOf } from '../enumOf.ts';
import { invalidArgument } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { feeYears } from '../shared/payments/payment.rules.ts';

export type FeeState = 'OWING' | 'PAID' | 'NO_FEE';

export const FeeStates = enumOf<FeeState>('FeeState', 'Whether a member has paid a yearly fee.', {
  OWING: 'The fee is not paid, or only a part of it.',
  PAID: 'The fee is paid.',
  NO_FEE: 'The membership type is not known, or has no fee in this year.',
});

const { sql } = Prisma;

/** A year of fees, also as a column of a statement. */
type Year = number | Prisma.Sql;

/** The fee of a row of `members` for a year, in cents; null if there is none. */
export const feeDue = (year: Year) => sql`(SELECT "amountCents" FROM "membership-fee"
  WHERE "membership-fee"."membershipTypeId" = "members"."membershipTypeId" AND "fromYear" <= ${year}::int
  ORDER BY "fromYear" DESC LIMIT 1)`;

/** The sum of amounts in cents, at most the greatest Int of GraphQL. */
export const sumOfCents = sql`least(coalesce(sum("amountCents"), 0), 2147483647)::int`;

/**
 * What was paid of it, in cents: by the member or, if one fee covers the household, by anybody of the same type in
 * it, and by who has left it since. Payments that covered the member in a household stay valid after the member
 * leaves it.
 */
export const feePaid = (year: Year) => sql`(SELECT ${sumOfCents}
  FROM "payment" WHERE "feeYear" = ${year}::int AND "voidedAt" IS NULL AND id IN (
    SELECT id FROM "payment" WHERE "memberId" = "members".id
    UNION SELECT unnest("members"."coveringPayments")
    UNION SELECT unnest(ARRAY[present.id, former.id]) FROM "membership-type" AS type
      LEFT JOIN "payment" AS former ON former."householdName" = "members"."householdName"
      LEFT JOIN ("members" AS payer JOIN "payment" AS present
        ON present."memberId" = payer.id AND present."householdName" IS NULL)
        ON payer."householdName" = "members"."householdName" AND payer."membershipTypeId" = type.id
    WHERE type.id = "members"."membershipTypeId" AND type."perHousehold"))`;

/** Orders the members of a household: current members first, then the head. The fee counts in the row of the first. */
const rank = (of: Prisma.Sql) =>
  sql`(${of}."ceasedOn" IS NOT NULL, ${of}."householdRole", ${of}.id)`;

/** The member in whose row the fee of the household counts; null if that is the same row of `members`. */
export const coveredBy = (
  year: number,
) => sql`(SELECT name || ' (M' || id || ')' FROM "members" AS head
  WHERE "householdName" = "members"."householdName" AND "membershipTypeId" = "members"."membershipTypeId"
    AND EXISTS (SELECT FROM "membership-type" AS type WHERE type.id = "membershipTypeId" AND "perHousehold")
    AND ${rank(sql`head`)} < ${rank(sql`"members"`)} AND ${membersOfFeeYear(year)}
  ORDER BY ${rank(sql`head`)} LIMIT 1)`;

/**
 * A year of fees.
 * @throws BAD_USER_INPUT for a year that must be a mistake
 */
export function feeYear(year: number): number {
  const { min, max } = feeYears;
  if (year >= min && year <= max) return year;
  throw invalidArgument(`year must be from ${String(min)} to ${String(max)}`);
}

/** The balance date in a year. */
const lastDayOf = (year: number) => sql`to_date(${String(feeYear(year))} || COALESCE(
  (SELECT nullif("balanceDate", '') FROM "settings" WHERE id = 1), '31-12'), 'YYYYDD-MM')`;

const lastDayBefore = (year: number) => sql`(${lastDayOf(year)} - interval '1 year')::date`;

/**
 * Selects who was a member in a year of fees, and whose fee has a state. For the table `members`. `ceasedOn` is the
 * first day after the membership, so a member who ceased on the first day of the year was not a member in it.
 */
export const membersOfFeeYear = (year: number, state?: FeeState | null): Prisma.Sql =>
  sql`("joinedOn" IS NULL OR "joinedOn" <= ${lastDayOf(year)})
    AND ("ceasedOn" IS NULL OR "ceasedOn" > ${lastDayBefore(year)} + 1)
    AND ${state ? hasState(year)[state] : sql`true`}`;

const hasState = (year: number): Record<FeeState, Prisma.Sql> => ({
  OWING: sql`${feeDue(year)} > ${feePaid(year)}`,
  PAID: sql`${feeDue(year)} <= ${feePaid(year)}`,
  NO_FEE: sql`${feeDue(year)} IS NULL`,
});
