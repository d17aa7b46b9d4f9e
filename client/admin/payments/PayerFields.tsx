import { useId, useState } from 'react';
import { textOf } from '../../forms/textOf.ts';
import type { PaymentInput } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { usePayerOptionsQuery } from './PaymentForm.generated.ts';

interface PayerFieldsProps {
  /** The member as `M12 Name`. */
  payer: string | undefined;
  /** Members to choose from before anything is typed. */
  options?: string[];
  year: number;
  errorOf: (name: string) => string | undefined;
}

/** Who paid, and for what. */
export function PayerFields({ payer, options = [], year, errorOf }: PayerFieldsProps) {
  const { paymentFields: labels, payments: words, kindsOfPayment } = useAdminMessages().fees;
  const list = useId();
  const [search, setSearch] = useState('');
  // A chosen member is not searched.
  const isTyping = search.length > 1 && !/^M\d+ /.test(search);
  const { data } = usePayerOptionsQuery({ variables: { search }, skip: !isTyping });
  const found = data?.members.nodes.map(({ id, name }) => `M${id} ${name}`) ?? [];
  const years = [1, 0, -1, -2].map((step) => year + step);
  return (
    <>
      <div>
        <Field
          {...labels.memberId}
          name="memberId"
          list={list}
          defaultValue={payer}
          onChange={({ target }) => setSearch(target.value.trim())}
          error={errorOf('memberId')}
        />
        <datalist id={list}>
          {(isTyping ? found : options).map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      </div>
      <Select {...labels.kind} name="kind" defaultValue={String(year)} error={errorOf('kind')}>
        {years.map((each) => (
          <option key={each} value={each}>
            {words.fee(each)}
          </option>
        ))}
        <option value="DONATION">{kindsOfPayment.DONATION}</option>
      </Select>
      <Field {...labels.payerName} name="payerName" error={errorOf('payerName')} />
    </>
  );
}

/** The values of these fields. A text that begins with no number of a member is refused by the server. */
export function payerIn(
  typed: FormData,
): Pick<PaymentInput, 'memberId' | 'payerName' | 'kind' | 'feeYear'> {
  const payer = textOf(typed, 'memberId').trim();
  const kind = textOf(typed, 'kind');
  return {
    memberId: (/^M?(\d+)/i.exec(payer)?.[1] ?? payer) || null,
    payerName: textOf(typed, 'payerName'),
    ...(kind === 'DONATION' ? { kind } : { kind: 'FEE', feeYear: Number(kind) }),
  };
}
