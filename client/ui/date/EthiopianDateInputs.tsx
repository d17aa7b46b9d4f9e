import { ethiopianMonths } from '../../../api/shared/dates/ethiopianText.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { controlStyle } from '../field/fieldParts.ts';
import type { EthiopianParts } from './ethiopianParts.ts';

const control = `${controlStyle} min-h-12 px-3`;

interface EthiopianDateInputsProps {
  /** The name of the whole date. */
  label: string;
  /** The attributes that connect a control with its label, hint and error. */
  described: object;
  /** The control that they belong to. */
  describedPart: keyof EthiopianParts;
  parts: EthiopianParts;
  onChange: (parts: EthiopianParts) => void;
  onYearBlur: () => void;
}

/** Inputs for day, month and year of the Ethiopian calendar, for which browsers have no control. */
export function EthiopianDateInputs({
  label,
  described,
  describedPart,
  parts,
  onChange,
  onYearBlur,
}: EthiopianDateInputsProps) {
  const { dates: words } = useFormMessages();
  const language = usePageLanguage();
  const part = (name: keyof EthiopianParts) => ({
    'aria-label': words.part(label, words[name]),
    ...(name === describedPart && described),
    value: parts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...parts, [name]: target.value }),
  });
  const number = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-2 gap-2 min-[20rem]:grid-cols-[4.5rem_minmax(0,1fr)_5.5rem]"
    >
      <input
        {...part('day')}
        {...number}
        maxLength={3}
        placeholder={words.day}
        className={control}
      />
      <select {...part('month')} className={control}>
        <option value="">{words.month}</option>
        {ethiopianMonths.map(({ am, en }, index) => (
          <option key={en} value={index + 1}>
            {language === 'AM' ? am : `${en} (${am})`}
          </option>
        ))}
      </select>
      <input
        {...part('year')}
        onBlur={onYearBlur}
        {...number}
        maxLength={6}
        placeholder={words.year}
        className={control}
      />
    </div>
  );
}
