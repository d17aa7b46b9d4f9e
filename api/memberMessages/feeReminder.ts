import type { OwedFee } from '../fees/owedFee.ts';
import type { MemberFilter } from '../members/memberFilter.ts';
import type { memberMail } from '../shared/messages/en/memberMail.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';

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
