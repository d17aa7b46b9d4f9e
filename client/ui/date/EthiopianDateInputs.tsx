import { ethiopianMonths } from '../../../api/dates/ethiopianText.rules.ts';
import { useMessages } from '../../messages/messages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { controlStyle } from '../fieldParts.ts';
import type { EthiopianParts } from './ethiopianParts.ts';

interface EthiopianDateInputsProps {
  /** What the whole date is called. */
  label: string;
  /** What ties the first control to its label, hint and error. */
  described: object;
  parts: EthiopianParts;
  onChange: (parts: EthiopianParts) => void;
}

/** Day, month and year of the Ethiopian calendar, for which browsers have no control. */
export function EthiopianDateInputs({
  label,
  described,
  parts,
  onChange,
}: EthiopianDateInputsProps) {
  const { date: words } = useMessages().ui;
  const language = usePageLanguage();
  const part = (name: keyof EthiopianParts) => ({
    'aria-label': `${label}: ${words[name]}`,
    value: parts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...parts, [name]: target.value }),
  });
  const number = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      <input
        {...part('day')}
        {...described}
        {...number}
        maxLength={2}
        placeholder={words.day}
        className={`${controlStyle} min-h-12 w-[5.5rem] shrink-0`}
      />
      <select {...part('month')} className={`${controlStyle} min-h-12 w-32 grow basis-32 px-2`}>
        <option value="">{words.month}</option>
        {ethiopianMonths.map(({ am, en }, index) => (
          <option key={en} value={index + 1}>
            {language === 'AM' ? am : `${en} (${am})`}
          </option>
        ))}
      </select>
      <input
        {...part('year')}
        {...number}
        maxLength={4}
        placeholder={words.year}
        className={`${controlStyle} min-h-12 w-24 shrink-0`}
      />
    </div>
  );
}
