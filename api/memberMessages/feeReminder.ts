import type { OwedFee } from '../fees/owedFee.ts';
import type { MemberFilter } from '../members/memberFilter.ts';
import type { memberMail } from '../shared/messages/en/memberMail.ts';
import { dayMonthYear } from '../shared/dates/days.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import { daysOfFeeYear } from '../shared/payments/payment.rules.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';

/** The paragraphs that remind members of a fee, in one language. */
export function feeReminder(
  { feeOwed, feeYear, bankAccount }: typeof memberMail,
  { bankAccountName, bankName, bankAccountNumber, balanceDate }: SettingsValues,
  year: MemberFilter['owesFeeOf'],
  owed: readonly OwedFee[],
): string[] {
  if (owed.length === 0 || typeof year !== 'number') return [];
  const { firstDay, lastDay } = daysOfFeeYear(year, balanceDate);
  const named = feeYear(year, dayMonthYear(firstDay), dayMonthYear(lastDay));
  const paragraphs = owed.map(({ member, cents }) => feeOwed(member, named, moneyText(cents)));
  // As on the page of donations, an incomplete account is not shown.
  if (!(bankAccountName && bankName && bankAccountNumber)) return paragraphs;
  return [...paragraphs, bankAccount(bankAccountName, bankName, bankAccountNumber)];
}
