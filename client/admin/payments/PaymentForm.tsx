import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { PaymentMethod } from '../../graphql/schemaTypes.generated.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useToday } from '../../ui/useToday.ts';
import { useAttempt } from '../security/useAttempt.ts';
import { useFeeYearQuery } from '../fees/Fees.generated.ts';
import { PayerFields, payerIn } from './PayerFields.tsx';
import { useCreatePaymentMutation } from './PaymentForm.generated.ts';

/** What must be read again after a payment. */
export const changedByPayments = ['payments', 'memberFees', 'feeYear'];

/** Records a payment by hand (docs/product/fees.md, section 6.34). */
export function Component() {
  const { paymentFields: labels, payments, form: words, methods } = useAdminMessages().fees;
  const today = useToday();
  const [query] = useSearchParams();
  const given = Number(query.get('year')) || null;
  const feeYear = useFeeYearQuery({ variables: { year: given } });
  const [create] = useCreatePaymentMutation({
    update: (cache) => evictQueryFields(cache, changedByPayments),
  });
  const { attempt, isBusy, fields, failure } = useAttempt();
  const errorText = useFieldErrorText(labels);
  const errorOf = (name: string) => errorText(name, fields[name]);
  // Pressing the button again after a lost response records the payment once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [saves, setSaves] = useState(0);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    await attempt(async () => {
      const input = {
        ...payerIn(typed),
        ...{ amount: textOf(typed, 'amount'), receivedOn: textOf(typed, 'receivedOn') },
        ...{ reference: textOf(typed, 'reference'), note: textOf(typed, 'note') },
        method: textOf(typed, 'method') as PaymentMethod,
      };
      await create({ variables: { input, idempotencyKey: key } });
      setKey(crypto.randomUUID());
      setSaves(saves + 1);
    });
  }

  return (
    <AdminPage heading={payments.add} back={{ to: '/admin/payments', name: payments.heading }}>
      <QueryBoundary query={feeYear}>
        {({ feeYear: { year } }) => (
          <form
            // Empty after saving.
            key={saves}
            method="post"
            noValidate
            aria-label={payments.add}
            onSubmit={(event) => void submit(event)}
            className="max-w-xl space-y-5"
          >
            <PayerFields
              payer={saves === 0 ? (query.get('member') ?? '') : ''}
              year={year}
              errorOf={errorOf}
            />
            <Field
              {...labels.amount}
              name="amount"
              inputMode="decimal"
              required
              error={errorOf('amount')}
            />
            <DateField
              {...labels.receivedOn}
              name="receivedOn"
              required
              max={today}
              defaultValue={today}
              error={errorOf('receivedOn')}
            />
            <Select {...labels.method} name="method" options={methods} error={errorOf('method')} />
            <Field {...labels.reference} name="reference" error={errorOf('reference')} />
            <Field {...labels.note} name="note" error={errorOf('note')} />
            <SubmitButton disabled={isBusy}>{isBusy ? words.saving : words.save}</SubmitButton>
          </form>
        )}
      </QueryBoundary>
      <StatusLine tone={failure ? 'bad' : 'good'}>
        {failure || (saves > 0 && !isBusy && words.saved)}
      </StatusLine>
    </AdminPage>
  );
}
