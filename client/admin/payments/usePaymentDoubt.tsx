import { useRef, useState } from 'react';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { DoubtNotice } from '../../forms/notice/DoubtNotice.tsx';
import type { PaymentInput } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMemberFeeLazyQuery } from './PaymentForm.generated.ts';

type Payer = Pick<PaymentInput, 'memberId' | 'feeYear'>;

/** Asks before a second payment of a fee is recorded, and before one far above the fee. */
export function usePaymentDoubt() {
  const { doubt: words } = useAdminMessages().fees;
  const [readFee] = useMemberFeeLazyQuery({ fetchPolicy: 'no-cache' });
  const [asked, setAsked] = useState({ payment: '', text: '' });
  /** The payment that is to be recorded anyway. */
  const accepted = useRef('');

  /** @throws Error if the payment is doubtful and was not accepted; the notice then asks */
  async function check({ memberId, feeYear }: Payer, amountCents: number) {
    const payment = [memberId, feeYear, amountCents].join();
    const isAccepted = accepted.current === payment;
    accepted.current = '';
    setAsked({ payment: '', text: '' });
    if (!memberId || !feeYear || isAccepted) return;
    const { data } = await readFee({ variables: { memberId, year: feeYear } });
    const { paidCents = 0, dueCents = null } = data?.memberFees.nodes[0] ?? {};
    if (paidCents === 0 && (dueCents === null || amountCents <= 2 * dueCents)) return;
    setAsked({ payment, text: words.text(moneyText(dueCents ?? 0), moneyText(paidCents)) });
    throw new Error(words.found);
  }

  const accept = () => {
    accepted.current = asked.payment;
  };
  const notice = asked.text && (
    <DoubtNotice heading={words.heading} anyway={{ label: words.anyway, accept }}>
      <p>{asked.text}</p>
    </DoubtNotice>
  );
  return { check, notice };
}
