import { z } from 'zod';
import { optionalLine, requiredDay, requiredLine } from '../content/common.rules.ts';
import { ticked } from '../content/ticked.rules.ts';
import { daysLater } from '../dates/days.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { memberIdIn } from '../members/memberNumber.ts';
import { sinceFounding } from '../members/person.rules.ts';
import { money } from './money.rules.ts';

/** Years of fees. In forms they are texts. */
export const feeYears = { min: 1997, max: 2199 };
const yearRule = z.coerce
  .number()
  .refine(
    (year) => year >= feeYears.min && year <= feeYears.max,
    failsWith('outOfRange', feeYears),
  );

/** Payments at most so many days apart may be one that was recorded twice. */
export const duplicateDays = 5;

/**
 * The rules of the form of a payment. The kind is DONATION, or the year of a fee.
 * @param today in Auckland, YYYY-MM-DD
 */
export const paymentFormRules = (today: string) =>
  z
    .object({
      memberId: optionalLine().transform(memberIdIn),
      payerName: optionalLine(),
      kind: z.string(),
      amount: money(1),
      receivedOn: sinceFounding(requiredDay(), today),
      method: z.enum(['BANK', 'CASH', 'OTHER']),
      reference: optionalLine(),
      note: optionalLine(),
    })
    .refine(({ kind, memberId }) => kind === 'DONATION' || memberId, {
      path: ['memberId'],
      ...failsWith('required'),
    })
    .refine(({ kind, payerName, memberId }) => kind !== 'DONATION' || payerName || memberId, {
      path: ['payerName'],
      ...failsWith('required'),
    });

/**
 * The rules of a payment.
 * @param today in Auckland, YYYY-MM-DD
 */
export const paymentRules = (today: string) =>
  paymentFormRules(today).safeExtend({
    feeYear: yearRule.optional(),
    paidCents: z.int().optional(),
    bankKey: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  });

export const voidRules = z.object({ reason: requiredLine() });

/** The rules of a membership type, and of a fee with its first year. */
export const membershipTypeRules = z.object({
  name: requiredLine(),
  perHousehold: ticked(),
  amount: money(0),
  fromYear: yearRule,
});

/** The month and day of a balance date, MM-DD. Without one, a year of fees is a calendar year. */
const monthAndDay = (balanceDate: string) =>
  (balanceDate || '31-12').split('-').reverse().join('-');

/**
 * The year of fees in which a day is: the one in which its financial year ends.
 * @param balanceDate DD-MM, or empty
 */
export function feeYearOf(day: string, balanceDate: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) <= monthAndDay(balanceDate) ? year : year + 1;
}

/** The first and the last day of a year of fees. */
export function daysOfFeeYear(year: number, balanceDate: string) {
  const last = (of: number) => `${String(of)}-${monthAndDay(balanceDate)}`;
  return { firstDay: daysLater(last(year - 1), 1), lastDay: last(year) };
}

/** The weights of the digits of IRD numbers (Inland Revenue, “Resident withholding tax file upload”). */
const weights = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
];

/** Whether a text is an IRD number: eight or nine digits, of which the last one is a check digit. */
export function isIrdNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '').padStart(9, '0');
  if (!/^\d{9}$/.test(digits) || Number(digits) < 10_000_000 || Number(digits) > 200_000_000)
    return false;
  for (const row of weights) {
    const rest = row.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
    const check = rest === 0 ? 0 : 11 - rest;
    if (check < 10) return check === Number(digits[8]);
  }
  return false;
}
