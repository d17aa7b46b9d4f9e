import { type ComponentProps, useId, useState } from 'react';
import type { FormControlProps } from '../../forms/useFields.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { FieldTexts } from '../../ui/field/fieldParts.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { useSettled } from '../../ui/useSettled.ts';
import { usePayerOptionsQuery } from './PaymentForm.generated.ts';

type ControlProps = FieldTexts &
  Partial<Pick<FormControlProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'required'>> &
  Pick<ComponentProps<'input'>, 'defaultValue'>;

interface PayerFieldsProps {
  field: (name: 'memberId' | 'kind' | 'payerName') => ControlProps;
  /** Members to choose from before anything is typed. */
  options?: string[];
  year: number;
  /** What is chosen, such as another year, which a draft may bring back. */
  chosen?: string | undefined;
}

/** A function that writes a member as the field of the payer has it. */
export function usePayerOption() {
  const { former } = useAdminMessages().fees;
  return ({ id, name, ceasedOn }: { id: string; name: string; ceasedOn: string | null }) =>
    `M${id} ${ceasedOn ? former(name) : name}`;
}

/** Who paid, and for what: DONATION, or the year of a fee. */
export function PayerFields({ field, options = [], year, chosen }: PayerFieldsProps) {
  const { payments: words, kindsOfPayment } = useAdminMessages().fees;
  const optionOf = usePayerOption();
  const list = useId();
  const [search, setSearch] = useState('');
  const settled = useSettled(search);
  // A chosen member is not searched.
  const isTyping = settled.length > 1 && !/^M\d+ /.test(settled);
  const { data } = usePayerOptionsQuery({ variables: { search: settled }, skip: !isTyping });
  const found = data?.members.nodes ?? [];
  const years = [1, 0, -1, -2].map((step) => year + step);
  const member = field('memberId');
  const purpose = field('kind');
  const isOther = Number(chosen) > 0 && Number(chosen) !== year;
  return (
    <>
      <div>
        <Field
          {...member}
          list={list}
          onChange={(event) => {
            void member.onChange?.(event);
            setSearch(event.target.value.trim());
          }}
          onBlur={(event) => {
            // A name that only one member has needs no choice.
            const [only, other] = found.filter(
              ({ name }) => name.toLowerCase() === search.toLowerCase(),
            );
            if (only && !other && settled === search) {
              event.target.value = optionOf(only);
              void member.onChange?.(event);
            }
            member.onBlur?.(event);
          }}
        />
        <datalist id={list}>
          {(isTyping ? found.map(optionOf) : options).map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      </div>
      <Select {...purpose} {...(isOther && { hint: words.otherYear(year) })}>
        {purpose.defaultValue === '' && <option value="">{words.choose}</option>}
        {years.map((each) => (
          <option key={each} value={each}>
            {words.fee(each)}
          </option>
        ))}
        <option value="DONATION">{kindsOfPayment.DONATION}</option>
      </Select>
      <Field {...field('payerName')} />
    </>
  );
}
