import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { memberIdIn } from '../../../api/shared/members/memberNumber.ts';
import { paymentFormRules } from '../../../api/shared/payments/payment.rules.ts';
import { SavedDrafts } from '../../forms/draft/SavedDrafts.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection, RecordForm } from '../../forms/RecordForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import type { PaymentInput } from '../../graphql/schemaTypes.generated.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useToday } from '../../ui/useToday.ts';
import { useFeeYearQuery } from '../fees/Fees.generated.ts';
import { PayerFields } from './PayerFields.tsx';
import { useCreatePaymentMutation, useMemberFeeQuery } from './PaymentForm.generated.ts';
import { usePaymentDoubt } from './usePaymentDoubt.tsx';

/** What must be read again after a payment. */
export const changedByPayments = ['payments', 'memberFees', 'feeYear'];

const list = '/admin/payments';

/** Records a payment by hand (docs/product/fees.md, section 6.34). */
export function Component() {
  const { form: words, payments } = useAdminMessages().fees;
  const year = Number(useParams()['year']) || null;
  return (
    <AdminPage heading={words.createHeading} back={{ to: list, name: payments.heading }}>
      <SavedDrafts key={useLocation().pathname}>
        <QueryBoundary query={useFeeYearQuery({ variables: { year } })}>
          {({ feeYear }) => <PaymentForm year={feeYear.year} />}
        </QueryBoundary>
      </SavedDrafts>
    </AdminPage>
  );
}

/** What a payment is for: DONATION, or the year of a fee. */
export const purposeOf = (kind: string): Pick<PaymentInput, 'kind' | 'feeYear'> =>
  kind === 'DONATION' ? { kind } : { kind: 'FEE', feeYear: Number(kind) };

function PaymentForm({ year }: { year: number }) {
  const { paymentFields, form: words, methods } = useAdminMessages().fees;
  const today = useToday();
  const { member = '' } = useParams();
  const navigate = useNavigate();
  const [create] = useCreatePaymentMutation();
  const { record, notice } = usePaymentDoubt();

  const form = useRecordForm({
    record: null,
    // Nothing but the id is needed to know that a payment is recorded.
    reload: (id) => Promise.resolve({ id, version: 1 }),
    rules: paymentFormRules(today),
    labels: paymentFields,
    valuesOf: () => ({
      memberId: member,
      payerName: '',
      kind: String(year),
      amount: '',
      receivedOn: today,
      method: 'BANK',
      reference: '',
      note: '',
    }),
    async save({ kind, amount, memberId, ...values }, _record, idempotencyKey, send) {
      const sent = { ...values, memberId: memberId || null, amount: moneyText(amount) };
      const { data } = await record({ ...sent, ...purposeOf(kind) }, amount, (input) =>
        create({ variables: { input, idempotencyKey }, ...send }),
      );
      return data?.createPayment;
    },
    evict: (cache) => evictQueryFields(cache, changedByPayments),
  });
  const { field, control } = form;
  /** Without the member of the address, who has just paid. */
  const addAnother = () => void navigate('/admin/add-payment');
  const [payer = '', kind] = useWatch({ control, name: ['memberId', 'kind'] }) as string[];
  return (
    <RecordForm form={member ? { ...form, addAnother } : form} words={words} seeItAt={list}>
      <FormSection heading={words.section}>
        <PayerFields field={field} year={year} chosen={kind} />
        <FeeOfPayer payer={payer} kind={kind} />
        <Field {...field('amount')} inputMode="decimal" />
        <DateField {...field('receivedOn')} max={today} />
        <Select {...field('method')} options={methods} />
        <Field {...field('reference')} />
        <Field {...field('note')} />
      </FormSection>
      {notice}
    </RecordForm>
  );
}

/** What the chosen member owes and has paid for the chosen year. */
function FeeOfPayer({ payer, kind }: { payer: string; kind: string | undefined }) {
  const { admin, fees } = useAdminMessages();
  const { columns, none, overpaid } = fees;
  const memberId = memberIdIn(payer.trim());
  const { data } = useMemberFeeQuery({
    variables: { memberId, year: Number(kind) },
    skip: kind === 'DONATION' || !/^\d+$/.test(memberId),
    fetchPolicy: 'network-only',
  });
  const [fee] = data?.memberFees.nodes ?? [];
  const due = fee?.dueCents ?? null;
  const owing = (due ?? 0) - (fee?.paidCents ?? 0);
  return (
    <p role="status" className="wrap-anywhere text-muted empty:hidden">
      {fee && (
        <>
          <MultilingualText text={fee.name} /> ·{' '}
          {admin.listOf([
            due === null ? none : `${columns.due} ${moneyText(due)}`,
            `${columns.paid} ${moneyText(fee.paidCents)}`,
            ...(due === null
              ? []
              : [
                  `${columns.balance} ${owing < 0 ? overpaid(moneyText(-owing)) : moneyText(owing)}`,
                ]),
          ])}
        </>
      )}
    </p>
  );
}
