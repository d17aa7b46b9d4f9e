import type { OwedFee } from '../fees/owedFee.ts';
import type { MemberFilter } from '../members/memberFilter.ts';
import type { memberMail } from '../shared/messages/en/memberMail.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';

/** The paragraphs that remind members of a fee, in one language. */
export function feeReminder(
  { feeOwed, bankAccount }: typeof memberMail,
  { bankAccountName, bankName, bankAccountNumber }: SettingsValues,
  year: MemberFilter['owesFeeOf'],
  owed: readonly OwedFee[],
): string[] {
  if (owed.length === 0) return [];
  const paragraphs = owed.map(({ member, cents }) => feeOwed(member, year ?? '', moneyText(cents)));
  // As on the page of donations, an incomplete account is not shown.
  if (!(bankAccountName && bankName && bankAccountNumber)) return paragraphs;
  return [...paragraphs, bankAccount(bankAccountName, bankName, bankAccountNumber)];
}
