import { Prisma } from '../generated/prisma/client.ts';
import { feeDue, feePaid } from './memberFees.ts';

const { sql } = Prisma;

/** What a member owes of a yearly fee, in cents. Members with the same `fee` owe it together. */
export interface OwedFee {
  member: string;
  fee: string;
  cents: number;
}

/** The owed fee of a row of `members`, as JSON; null without a year, or if nothing is owed. */
export const owedFee = (year: number | null | undefined) =>
  typeof year === 'number'
    ? sql`(SELECT json_build_object('member', "members"."name" || ' (M' || "members".id || ')',
        'cents', due - paid, 'fee', coalesce((SELECT id || ' ' || "members"."householdName"
          FROM "membership-type" WHERE id = "members"."membershipTypeId" AND "perHousehold"), "members".id::text))
      FROM (SELECT ${feeDue(year)} AS due, ${feePaid(year)} AS paid) AS fee WHERE due > paid)`
    : sql`NULL::json`;
