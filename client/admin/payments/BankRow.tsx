import { type SubmitEvent, useState } from 'react';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import type { BankRow_RowFragment } from './BankFile.generated.ts';
import { PayerFields, payerIn } from './PayerFields.tsx';
import { changedByPayments } from './PaymentForm.tsx';
import { useCreatePaymentMutation } from './PaymentForm.generated.ts';

/** A row of a bank file, with the proposals and the button that records it. */
export function BankRow({ row }: { row: BankRow_RowFragment }) {
  const { line, state, problem, date, amountCents, payer, reference, key, feeYear } = row;
  const { bank: words, paymentFields: labels } = useAdminMessages().fees;
  const errorText = useFieldErrorText(labels);
  const [create] = useCreatePaymentMutation({
    update: (cache) => evictQueryFields(cache, changedByPayments),
  });
  const { attempt, isBusy, fields, failure } = useAttempt();
  const [isRecorded, setIsRecorded] = useState(state === 'RECORDED');
  const errorOf = (name: string) => errorText(name, fields[name]);
  const options = row.proposals.map(({ memberId, name }) => `M${memberId} ${name}`);
  const amount = amountCents === null ? '' : moneyText(amountCents);
  const day = problem === 'DATE' ? date : dayMonthYear(date);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    await attempt(async () => {
      const bank = { method: 'BANK', bankKey: key, receivedOn: date, amount, reference } as const;
      await create({ variables: { input: { ...bank, ...payerIn(typed) } } });
      setIsRecorded(true);
    });
  }

  return (
    <>
      <h2 className="font-semibold wrap-anywhere">
        {[words.row(line), day, amount, payer].filter(Boolean).join(' · ')}
      </h2>
      <p className="wrap-anywhere text-muted">{reference}</p>
      {problem && <p className="text-red">{words.problems[problem]}</p>}
      {state === 'OPEN' && !isRecorded && (
        <form
          method="post"
          noValidate
          aria-label={words.row(line)}
          onSubmit={(event) => void submit(event)}
          className="mt-2 max-w-xl space-y-3"
        >
          {row.proposals.map(({ memberId, name, reasons }) => (
            <p key={memberId}>
              {words.proposal(
                `M${memberId} ${name}`,
                reasons.map((reason) => words.reasons[reason]).join(' + '),
              )}
            </p>
          ))}
          {row.doubts.map((doubt) => (
            <p key={doubt} className="font-semibold text-red">
              {words.doubts[doubt]}
            </p>
          ))}
          <PayerFields
            // A person decides where there is a doubt.
            payer={row.doubts.length === 0 ? options[0] : ''}
            options={options}
            year={feeYear ?? 0}
            errorOf={errorOf}
          />
          <button
            type="submit"
            disabled={isBusy}
            aria-label={words.recordName(line)}
            className={quietButton}
          >
            {words.record}
          </button>
        </form>
      )}
      <StatusLine tone={isRecorded ? 'good' : 'bad'}>
        {isRecorded ? words.recorded : failure || errorOf('bankKey')}
      </StatusLine>
    </>
  );
}
