import { Prisma } from '../generated/prisma/client.ts';
import { feeDue, feePaid } from './memberFees.ts';

const { sql } = Prisma;

/** What a member, or the member's household, owes of a yearly fee, in cents. */
export interface OwedFee {
  member: string;
  cents: number;
}

/** The owed fee of a row of `members`, as JSON; null without a year, or if nothing is owed. */
export const owedFee = (year: number | null | undefined) =>
  typeof year === 'number'
    ? sql`(SELECT json_build_object('member', "members"."name" || ' (M' || "members".id || ')',
        'cents', due - paid)
      FROM (SELECT ${feeDue(year)} AS due, ${feePaid(year)} AS paid) AS fee WHERE due > paid)`
    : sql`NULL::json`;
