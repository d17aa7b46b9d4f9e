import type { fees } from '../messages/en/adminFees.ts';
import { moneyText } from './money.rules.ts';

/**
 * What the activity says about a payment.
 * @param fields the changed fields
 */
export const paymentDetails = (
  { kindsOfPayment, payments: words }: typeof fees,
  payment: { amountCents: number; feeYear: number | null; voidReason: string },
  fields: readonly string[],
): string[] => [
  moneyText(payment.amountCents),
  payment.feeYear === null ? kindsOfPayment.DONATION : words.fee(payment.feeYear),
  ...(fields.includes('voidReason') ? [words.voided(payment.voidReason)] : []),
];
