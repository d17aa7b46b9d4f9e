import type { Ref } from 'react';
import { ethiopianMonths } from '../../../api/shared/dates/ethiopianText.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { controlStyle, type describedBy } from '../field/fieldParts.ts';
import type { EthiopianParts } from './ethiopianParts.ts';

const control = `${controlStyle} min-h-12 px-3!`;

interface EthiopianDateInputsProps {
  /** The name of the whole date. */
  label: string;
  dayRef: Ref<HTMLInputElement>;
  /** The attributes that connect a control with its label, hint and error. */
  described: ReturnType<typeof describedBy>;
  /** Whether the error is about the year only. */
  isOnlyYearWrong: boolean;
  required: boolean | undefined;
  parts: EthiopianParts;
  onChange: (parts: EthiopianParts) => void;
  onYearBlur: () => void;
}

/** Inputs for day, month and year of the Ethiopian calendar, for which browsers have no control. */
export function EthiopianDateInputs({
  label,
  dayRef,
  described: { id, ...description },
  isOnlyYearWrong,
  required,
  parts,
  onChange,
  onYearBlur,
}: EthiopianDateInputsProps) {
  const { dates: words } = useFormMessages();
  const language = usePageLanguage();
  const part = (name: keyof EthiopianParts) => ({
    'aria-label': words.part(label, words[name]),
    ...((name === 'year' || !isOnlyYearWrong) && description),
    required,
    value: parts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...parts, [name]: target.value }),
  });
  const number = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      <input
        id={id}
        ref={dayRef}
        {...part('day')}
        {...number}
        maxLength={3}
        placeholder={words.day}
        className={`${control} grow basis-18`}
      />
      {/* As wide as the longest month, so that the others wrap where there is no room. */}
      <select {...part('month')} className={`${control} w-auto! max-w-full grow-99`}>
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
        className={`${control} grow basis-22`}
      />
    </div>
  );
}
