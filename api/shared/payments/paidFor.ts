import type { fees } from '../messages/en/adminFees.ts';

/** What a payment was for: the fee of a year, or a donation. */
export const paidFor = (
  { kindsOfPayment, payments }: Pick<typeof fees, 'kindsOfPayment' | 'payments'>,
  feeYear: number | null,
): string => (feeYear === null ? kindsOfPayment.DONATION : payments.fee(feeYear));
