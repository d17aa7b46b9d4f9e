import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { isDay } from '../../../api/shared/content/common.rules.ts';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { paidFor } from '../../../api/shared/payments/paidFor.ts';
import { memberIdIn } from '../../../api/shared/members/memberNumber.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { toolStyle } from '../../ui/toolStyle.ts';
import { useAttempt } from '../security/useAttempt.ts';
import type { BankRow_RowFragment } from './BankFile.generated.ts';
import { PayerFields, usePayerOption } from './PayerFields.tsx';
import { changedByPayments, purposeOf } from './PaymentForm.tsx';
import { useCreatePaymentMutation } from './PaymentForm.generated.ts';
import { usePaymentDoubt } from './usePaymentDoubt.tsx';

interface BankRowProps {
  row: BankRow_RowFragment;
  onRecorded: () => void;
}

/** A row of a bank file, with the proposals and the button that records it. */
export function BankRow({ row, onRecorded }: BankRowProps) {
  const { line, sameAs, state, problem, date, amountCents, payer, reference, key, feeYear } = row;
  const { fees } = useAdminMessages();
  const { bank: words, paymentFields: labels, form } = fees;
  const errorText = useFieldErrorText(labels);
  const [create] = useCreatePaymentMutation({
    update: (cache) => evictQueryFields(cache, changedByPayments),
  });
  const { form: element, attempt, miss, isBusy, fields, failure } = useAttempt();
  const { record, notice } = usePaymentDoubt();
  /** What was recorded here. */
  const [recorded, setRecorded] = useState('');
  const isRecorded = state === 'RECORDED' || recorded !== '';
  const optionOf = usePayerOption();
  const options = row.proposals.map((each) => optionOf({ ...each, id: each.memberId }));
  // A person decides where there is a doubt.
  const doubts = row.doubts.map((doubt) => words.doubts[doubt]);
  if (sameAs !== null) doubts.push(words.sameAs(sameAs));
  const memberId = doubts.length === 0 ? options[0] : '';
  const purpose = /donation|koha|ልገሳ/i.test(reference) ? 'DONATION' : (feeYear ?? '');
  const defaults = { memberId, kind: memberId ? purpose : '', payerName: '' };
  const amount = amountCents ? moneyText(amountCents) : row.amount;
  const day = isDay(date) ? dayMonthYear(date) : date;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!textOf(typed, 'kind')) {
      miss('kind');
      return;
    }
    await attempt(async () => {
      const input = {
        ...({ method: 'BANK', bankKey: key, receivedOn: date, amount, reference } as const),
        ...purposeOf(textOf(typed, 'kind')),
        memberId: memberIdIn(textOf(typed, 'memberId').trim()) || null,
        payerName: textOf(typed, 'payerName'),
      };
      const { data } = await record(input, amountCents ?? 0, (checked) =>
        create({ variables: { input: checked } }),
      );
      const { payerName = '', feeYear = null } = data?.createPayment ?? {};
      setRecorded([payerName, paidFor(fees, feeYear), amount].join(' · '));
      onRecorded();
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
          ref={element}
          method="post"
          noValidate
          aria-label={words.row(line)}
          onSubmit={(event) => void submit(event)}
          className="mt-2 max-w-xl space-y-3"
        >
          {row.proposals.map(({ memberId, reasons }, index) => (
            <p key={memberId}>
              <Button
                look="tool"
                className="text-start"
                onClick={({ currentTarget: { form: owner } }) => {
                  const field = owner?.elements.namedItem('memberId');
                  if (!(field instanceof HTMLInputElement)) return;
                  field.value = options[index] ?? '';
                  field.focus();
                }}
              >
                {words.proposal(
                  options[index] ?? '',
                  reasons.map((reason) => words.reasons[reason]).join(' + '),
                )}
              </Button>
            </p>
          ))}
          {doubts.map((doubt) => (
            <p key={doubt} className="font-semibold text-red">
              {doubt}
            </p>
          ))}
          <PayerFields
            field={(name) => ({
              ...labels[name],
              name,
              error: errorText(name, fields[name]),
              defaultValue: defaults[name],
            })}
            options={options}
            year={feeYear ?? 0}
          />
          {notice}
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
        {isRecorded
          ? `${words.recorded} ${recorded}`
          : failure || errorText('bankKey', fields['bankKey'])}
      </StatusLine>
      {recorded && (
        <Link to="/admin/payments" className={toolStyle}>
          {form.seeIt}
        </Link>
      )}
    </>
  );
}
