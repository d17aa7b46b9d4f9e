import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { dayMonthYear, dayNumberOf } from '../../../api/shared/dates/days.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { duplicateDays } from '../../../api/shared/payments/payment.rules.ts';
import { useDoubt } from '../../forms/notice/DoubtNotice.tsx';
import { failureOf } from '../../graphql/errors.ts';
import type { PaymentInput } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import {
  useMemberFeeLazyQuery,
  useRecordedRowLazyQuery,
  useSimilarDonationsLazyQuery,
} from './PaymentForm.generated.ts';

/** The words of a name, without short Latin ones such as titles and initials. */
const wordsOf = (name: string): string[] =>
  name.toLowerCase().match(/[\p{L}\p{M}]{3,}|\p{Script=Ethiopic}{2}/gu) ?? [];
const shareWord = (one: string, other: string) =>
  wordsOf(one).some((word) => wordsOf(other).includes(word));

/** Whether a payment is the first of a fee and not far above it, or pays the rest with another amount. */
const isUsual = (amount: number, paid: number, due: number) =>
  paid === 0 ? amount < 2 * due : amount === due - paid && amount !== paid;

/**
 * Asks before an unusual payment of a fee is recorded, before one for a year in which the membership type has no
 * fee or the payer was not a member, and before a donation that may be recorded already.
 */
export function usePaymentDoubt() {
  const { adminForms, fees } = useAdminMessages();
  const { doubt: words } = fees;
  // Not `no-cache`, because the form shows from the cache what the question has read.
  const [readFee] = useMemberFeeLazyQuery({ fetchPolicy: 'network-only' });
  const [readRow] = useRecordedRowLazyQuery({ fetchPolicy: 'no-cache' });
  const [readDonations] = useSimilarDonationsLazyQuery({ fetchPolicy: 'no-cache' });
  const { check, notice } = useDoubt(words);
  /** What was paid of the fee when it was last read; null if it was not read. */
  const paidBefore = useRef<number | null>(null);

  async function doubtOfFee(memberId: string, year: number, amountCents: number) {
    const { data } = await readFee({ variables: { memberId, year } });
    const [fee] = data?.memberFees.nodes ?? [];
    paidBefore.current = fee?.paidCents ?? null;
    if (data && !fee) return words.noMember(year);
    const { paidCents = 0, dueCents = null, membershipTypeName } = fee ?? {};
    const paid = moneyText(paidCents);
    if (dueCents !== null)
      return isUsual(amountCents, paidCents, dueCents)
        ? null
        : words.text(moneyText(amountCents), moneyText(dueCents), paid);
    // Nothing to compare it with.
    if (paidCents === 0 && !membershipTypeName) return null;
    return (
      <>
        {words.noFee(Boolean(membershipTypeName), paid)}{' '}
        <Link
          to={membershipTypeName ? '/admin/fees' : `/admin/edit-member/${memberId}`}
          target="_blank"
          className="underline"
        >
          {membershipTypeName ? fees.types : words.member}{' '}
          <span className="sr-only">{adminForms.member.duplicates.newTab}</span>
        </Link>
      </>
    );
  }

  async function doubtOfDonation(payment: PaymentInput, amount: number) {
    const { memberId, payerName, receivedOn } = payment;
    const { data } = await readDonations({ variables: { search: (amount / 100).toFixed(2) } });
    const similar = data?.payments.nodes.find(
      (each) =>
        !each.voidedAt &&
        each.amountCents === amount &&
        Math.abs(dayNumberOf(each.receivedOn) - dayNumberOf(receivedOn)) <= duplicateDays &&
        ((memberId && each.memberId === memberId) || shareWord(each.payerName, payerName ?? '')),
    );
    return similar
      ? words.donation(similar.payerName, moneyText(amount), dayMonthYear(similar.receivedOn))
      : null;
  }

  async function doubtOf(payment: PaymentInput, amountCents: number) {
    const { memberId, feeYear, bankKey } = payment;
    paidBefore.current = null;
    // No question: the API refuses a row that a colleague has recorded, and a name that was typed but not chosen.
    const row = bankKey ? await readRow({ variables: { bankKey } }) : null;
    if (row?.data?.payments.totalCount) return null;
    if (!feeYear) return doubtOfDonation(payment, amountCents);
    return memberId && /^\d+$/.test(memberId) ? doubtOfFee(memberId, feeYear, amountCents) : null;
  }

  /**
   * Records a payment with `create`. If another payment of the fee came first, it checks the new sum.
   * @throws Error if the payment is doubtful and was not accepted; the notice then asks
   */
  async function record<Result>(
    payment: PaymentInput,
    amountCents: number,
    create: (input: PaymentInput) => Promise<Result>,
  ) {
    const { memberId, payerName, feeYear, receivedOn } = payment;
    const identity = [memberId, payerName, feeYear, receivedOn, amountCents].join();
    const checkAndCreate = async () => {
      await check(identity, () => doubtOf(payment, amountCents));
      return create({ ...payment, paidCents: paidBefore.current });
    };
    return checkAndCreate().catch((error: unknown) => {
      if (failureOf(error).reason !== 'paidMeanwhile') throw error;
      return checkAndCreate();
    });
  }
  return { record, notice };
}
