import type { fees } from '../messages/en/adminFees.ts';
import { moneyText } from './money.rules.ts';

interface PaymentFacts {
  amountCents: number;
  feeYear: number | null;
  voidReason: string;
}

/**
 * What the activity says about a payment.
 * @param fields the changed fields
 */
export const paymentDetails = (
  { kindsOfPayment, payments: words }: typeof fees,
  { amountCents, feeYear, voidReason }: PaymentFacts,
  fields: readonly string[],
): string[] => [
  moneyText(amountCents),
  feeYear === null ? kindsOfPayment.DONATION : words.fee(feeYear),
  ...(fields.includes('voidReason') ? [words.voided(voidReason)] : []),
];
