import { Link, useNavigate } from 'react-router-dom';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { paidFor } from '../../../api/shared/payments/paidFor.ts';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { ExportButton } from '../../content/ExportButton.tsx';
import type { BulkOperation } from '../../content/lists/bulkOperation.ts';
import { useBulkChange } from '../../content/lists/useBulkChange.ts';
import { toolStyle } from '../../ui/toolStyle.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { textOf } from '../../forms/textOf.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { type Column, columnsOf, detail } from '../../lists/DataTable.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { passFocusOn } from '../../ui/focusPlace.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useToday } from '../../ui/useToday.ts';
import { feeYearOptions, yearNamed } from '../fees/feeYearOptions.ts';
import { changedByPayments } from './PaymentForm.tsx';
import {
  type Payments_PaymentFragment,
  useExportPaymentsMutation,
  useIssueDonationReceiptMutation,
  usePaymentsQuery,
  useVoidPaymentMutation,
} from './Payments.generated.ts';

type Payment = Payments_PaymentFragment;

const kinds = ['ALL', 'FEE', 'DONATION'] as const;

/** The payments (docs/product/fees.md, section 6.34). */
export function Component() {
  const { adminLists, fees } = useAdminMessages();
  const { payments: words, kindsOfPayment } = fees;
  const [listed, setListed] = useAddressState('kind', 'ALL', kinds);
  const [search, setSearch] = useAddressState('find', '', String);
  const kind = listed === 'ALL' ? null : listed;
  const [chosen, setChosen] = useAddressState('year', '', yearNamed);
  const year = chosen ? Number(chosen) : null;
  const query = usePaymentsQuery({
    variables: { search, kind, year },
    fetchPolicy: 'cache-and-network',
  });
  const years = feeYearOptions(useToday(), chosen);
  const [exportPayments] = useExportPaymentsMutation();
  const columns = usePaymentColumns();
  return (
    <AdminPage
      isWide
      heading={words.heading}
      note={words.intro}
      actions={
        <>
          <Link to="/admin/add-payment" className={toolStyle}>
            {words.add}
          </Link>
          <Link to="/admin/bank-file" className={toolStyle}>
            {words.bankFile}
          </Link>
          <ExportButton
            fileName={chosen ? `payments-${chosen}` : 'payments'}
            makeTable={() => exportPayments({ variables: { year } })}
          />
          <SearchField label={words.search} search={search} onSearch={setSearch} />
          <FilterSelect
            label={words.kind}
            value={listed}
            options={kinds.map((value) => ({
              value,
              name: value === 'ALL' ? words.all : kindsOfPayment[value],
            }))}
            onChange={setListed}
          />
          <FilterSelect
            label={words.year}
            value={chosen}
            options={[{ value: '', name: words.allYears }, ...years]}
            onChange={setChosen}
          />
        </>
      }
    >
      <QueryTable
        query={query}
        listIn={({ payments }) => payments}
        words={{ ...words, empty: search ? adminLists.nothingFound(search) : words.empty }}
        columns={columns}
        hasNoLinks
        actions={(payment) => <VoidButton payment={payment} />}
      />
    </AdminPage>
  );
}

/** The payer with the number of the member, because members may have the same name. */
const payerOf = ({ payerName, memberId }: Payment) =>
  memberId === null ? payerName : `${payerName} (M${memberId})`;

function usePaymentColumns(): Column<Payment>[] {
  const { fees } = useAdminMessages();
  const { payments: words, methods } = fees;
  const { columns } = words;
  return columnsOf(columns, {
    payer: {
      card: 'title',
      cell: (payment) => (
        <>
          <MultilingualText text={payerOf(payment)} />
          {payment.voidedAt && (
            <p className="text-sm text-red">{words.voided(payment.voidReason)}</p>
          )}
        </>
      ),
    },
    what: detail('lg:w-32', ({ feeYear }) => paidFor(fees, feeYear)),
    amount: detail('lg:w-32', ({ amountCents, voidedAt }) =>
      voidedAt ? <s>{moneyText(amountCents)}</s> : moneyText(amountCents),
    ),
    day: detail('lg:w-32', ({ receivedOn }) => (
      <time dateTime={receivedOn}>{dayMonthYear(receivedOn)}</time>
    )),
    how: {
      card: 'detail',
      cell: ({ method, reference, note }) =>
        // A line does not begin with a separator, also of a reference.
        [methods[method], reference, note].filter(Boolean).join(' · ').replaceAll(' ·', '\u00a0·'),
    },
    receipt: detail('lg:w-36', (payment) => <PaymentReceipt payment={payment} />),
  });
}

/** The link to the receipt of a donation, or the button that issues it. */
function PaymentReceipt({ payment }: { payment: Payment }) {
  const { admin, fees } = useAdminMessages();
  const { payments: words } = fees;
  const navigate = useNavigate();
  const [issue] = useIssueDonationReceiptMutation();
  const { id, kind, amountCents, receiptNumber, voidedAt } = payment;
  const pathOf = (number: number) => `/admin/receipts/${String(number)}`;
  if (receiptNumber !== null) {
    return (
      <Link to={pathOf(receiptNumber)} className={toolStyle}>
        {words.receipt(receiptNumber)}
      </Link>
    );
  }
  if (kind === 'FEE' || voidedAt) return null;
  return (
    <ConfirmedButton
      words={words.issue}
      color="text-green"
      subject={admin.listOf([payerOf(payment), moneyText(amountCents)])}
      run={async () => {
        const { data } = await issue({ variables: { paymentId: id } });
        if (data) await navigate(pathOf(data.issueDonationReceipt.number));
      }}
    />
  );
}

/** The button that voids a payment, after its reason is given. */
function VoidButton({ payment }: { payment: Payment }) {
  const { admin, fees } = useAdminMessages();
  const { void: words, paymentFields: labels } = fees;
  const [voidPayment] = useVoidPaymentMutation();
  const change = useBulkChange<Payment>(
    (each) =>
      admin.listOf([
        payerOf(each),
        paidFor(fees, each.feeYear),
        moneyText(each.amountCents),
        dayMonthYear(each.receivedOn),
      ]),
    (cache) => evictQueryFields(cache, changedByPayments),
  );
  if (payment.voidedAt) return null;
  const voiding: BulkOperation<Payment> = {
    words,
    isDeletion: true,
    fields: <Field {...labels.reason} name="reason" required maxLength={200} />,
    async run([{ id, version } = payment], values) {
      await voidPayment({ variables: { id, version, reason: textOf(values, 'reason') } });
      return { done: 1, changed: [], kept: [], missing: [] };
    },
  };
  return (
    <button
      ref={passFocusOn}
      type="button"
      className={`${toolStyle} cursor-pointer text-red`}
      onClick={({ currentTarget }) => change(voiding, [payment], currentTarget)}
    >
      <AccessibleLabel name={admin.named(words.action, payerOf(payment))}>
        {words.action}
      </AccessibleLabel>
    </button>
  );
}
