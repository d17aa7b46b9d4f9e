import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { paymentFormRules } from '../../../api/shared/payments/payment.rules.ts';
import { SavedDrafts } from '../../forms/draft/SavedDrafts.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import type { PaymentInput } from '../../graphql/schemaTypes.generated.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { useToday } from '../../ui/useToday.ts';
import { useFeeYearQuery } from '../fees/Fees.generated.ts';
import { PayerFields } from './PayerFields.tsx';
import { useCreatePaymentMutation } from './PaymentForm.generated.ts';

/** What must be read again after a payment. */
export const changedByPayments = ['payments', 'memberFees', 'feeYear'];

const list = '/admin/payments';

/** Records a payment by hand (docs/product/fees.md, section 6.34). */
export function Component() {
  const { form: words, payments } = useAdminMessages().fees;
  const [asked] = useSearchParams();
  const year = Number(asked.get('year')) || null;
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
  const [create] = useCreatePaymentMutation();
  const form = useRecordForm({
    record: null,
    // Nothing but the id is needed to know that a payment is recorded.
    reload: (id) => Promise.resolve({ id, version: 1 }),
    rules: paymentFormRules(today),
    labels: paymentFields,
    valuesOf: () => ({
      ...{ memberId: member, payerName: '', kind: String(year), amount: '', receivedOn: today },
      ...{ method: 'BANK', reference: '', note: '' },
    }),
    async save({ kind, amount, memberId, ...values }, _record, idempotencyKey, send) {
      const sent = { ...values, memberId: memberId || null, amount: moneyText(amount) };
      const input = { ...sent, ...purposeOf(kind) };
      return (await create({ variables: { input, idempotencyKey }, ...send })).data?.createPayment;
    },
    evict: (cache) => evictQueryFields(cache, changedByPayments),
  });
  const { field } = form;
  return (
    <RecordForm form={form} words={words} seeItAt={list}>
      <FormSection heading={words.section}>
        <PayerFields field={field} year={year} />
        <Field {...field('amount')} inputMode="decimal" />
        <DateField {...field('receivedOn')} max={today} />
        <Select {...field('method')} options={methods} />
        <Field {...field('reference')} />
        <Field {...field('note')} />
      </FormSection>
    </RecordForm>
  );
}
