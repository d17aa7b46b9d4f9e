import { useParams } from 'react-router-dom';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { donationReceipt as words } from '../../../api/shared/messages/en/donationReceipt.ts';
import { toolStyle } from '../../ui/toolStyle.ts';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { type ReceiptQuery, useReceiptQuery } from './DonationReceipt.generated.ts';

/** A donation receipt as it is printed (docs/product/fees.md, section 6.36). */
export function Component() {
  const { adminForms, fees, register } = useAdminMessages();
  const number = Number(useParams()['number']) || 0;
  const query = useReceiptQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      query={query}
      heading={fees.payments.receipt(number)}
      back={{ to: '/admin/payments', name: fees.payments.heading }}
      actions={
        <button
          type="button"
          className={`${toolStyle} cursor-pointer`}
          onClick={() => window.print()}
        >
          {register.print}
        </button>
      }
    >
      {({ donationReceipt }) =>
        donationReceipt ? <Sheet receipt={donationReceipt} /> : <p>{adminForms.missing}</p>
      }
    </QueryPage>
  );
}

function Sheet({ receipt }: { receipt: NonNullable<ReceiptQuery['donationReceipt']> }) {
  const { payment } = receipt;
  const entries = [
    [words.number, String(receipt.number)],
    [words.donor, payment.payerName],
    [words.kind, words.donation],
    [words.amount, moneyText(payment.amountCents)],
    [words.received, dayMonthYear(payment.receivedOn)],
    [words.issued, dayMonthYear(receipt.issuedOn)],
    [words.organisation, receipt.organisation],
    [words.irdNumber, receipt.irdNumber],
    [words.charitiesNumber, receipt.charitiesNumber],
    [words.signatory, `${receipt.signatoryName}, ${receipt.signatoryOffice}`],
  ] as const;
  return (
    <article
      aria-label={words.heading(receipt.number)}
      className="donation-receipt max-w-xl border border-line p-6 print:border-0"
    >
      <h2 className="mb-4 text-xl font-semibold">{words.heading(receipt.number)}</h2>
      <p className="text-lg font-semibold">{receipt.organisation}</p>
      {payment.voidedAt && (
        <p className="mt-2 border-2 border-red p-2 text-xl font-semibold text-red">
          {words.void(payment.voidReason)}
        </p>
      )}
      <dl className="mt-6 grid gap-4">
        {entries.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="font-semibold wrap-anywhere">
                  <MultilingualText text={text} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-16 border-t border-ink pt-1 text-sm">{words.signature}</p>
    </article>
  );
}
