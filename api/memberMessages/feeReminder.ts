import { Prisma } from '../generated/prisma/client.ts';
import { feeDue, feePaid } from '../fees/memberFees.ts';
import type { MemberFilter } from '../members/memberFilter.ts';
import type { memberMail } from '../shared/messages/en/memberMail.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';

const { sql } = Prisma;

/** What a member owes of a yearly fee, in cents. Members with the same `fee` owe it together. */
export interface OwedFee {
  member: string;
  fee: string;
  cents: number;
}

/** The owed fee of a row of `members`, as JSON; null without a year, or if nothing is owed. */
export const owedFee = (year: MemberFilter['owesFeeOf']) =>
  typeof year === 'number'
    ? sql`(SELECT json_build_object('member', "members"."name" || ' (M' || "members".id || ')',
        'cents', due - paid, 'fee', coalesce((SELECT id || ' ' || "members"."householdName"
          FROM "membership-type" WHERE id = "members"."membershipTypeId" AND "perHousehold"), "members".id::text))
      FROM (SELECT ${feeDue(year)} AS due, ${feePaid(year)} AS paid) AS fee WHERE due > paid)`
    : sql`NULL::json`;

/** The paragraphs that remind members of a fee, in one language. */
export function feeReminder(
  { feeOwed, listOf, bankAccount }: typeof memberMail,
  { bankAccountName, bankName, bankAccountNumber }: SettingsValues,
  year: MemberFilter['owesFeeOf'],
  owed: readonly OwedFee[],
): string[] {
  if (owed.length === 0) return [];
  const sums = new Map(owed.map(({ fee, cents }) => [fee, cents]));
  const paragraphs = [...sums].map(([fee, cents]) => {
    const members = owed.filter((each) => each.fee === fee).map(({ member }) => member);
    return feeOwed(listOf(members), year ?? '', moneyText(cents));
  });
  // As on the page of donations, an incomplete account is not shown.
  if (!(bankAccountName && bankName && bankAccountNumber)) return paragraphs;
  return [...paragraphs, bankAccount(bankAccountName, bankName, bankAccountNumber)];
}
