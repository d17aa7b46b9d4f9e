import { Link } from 'react-router-dom';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { useDoubt } from '../../forms/notice/DoubtNotice.tsx';
import type { PaymentInput } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMemberFeeLazyQuery } from './PaymentForm.generated.ts';

type Payer = Pick<PaymentInput, 'memberId' | 'feeYear'>;

/** Whether a payment is the first of a fee and not far above it, or pays the rest with another amount. */
const isUsual = (amount: number, paid: number, due: number) =>
  paid === 0 ? amount <= 2 * due : amount === due - paid && amount !== paid;

/**
 * Asks before an unusual payment of a fee is recorded, and before one for a year in which the
 * membership type has no fee.
 */
export function usePaymentDoubt() {
  const { adminForms, fees } = useAdminMessages();
  const { doubt: words } = fees;
  const [readFee] = useMemberFeeLazyQuery({ fetchPolicy: 'no-cache' });
  const { check, notice } = useDoubt(words);

  async function doubtOf(memberId: string, year: number, amountCents: number) {
    const { data } = await readFee({ variables: { memberId, year } });
    const [fee] = data?.memberFees.nodes ?? [];
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
        <Link to={`/admin/edit-member/${memberId}`} target="_blank" className="underline">
          {words.member} <span className="sr-only">{adminForms.member.duplicates.newTab}</span>
        </Link>
      </>
    );
  }

  /** @throws Error if the payment is doubtful and was not accepted; the notice then asks */
  const checkPayment = async ({ memberId, feeYear }: Payer, amountCents: number) => {
    if (!memberId || !feeYear) return;
    const payment = [memberId, feeYear, amountCents].join();
    await check(payment, () => doubtOf(memberId, feeYear, amountCents));
  };
  return { check: checkPayment, notice };
}
