import { useId } from 'react';
import type { EventPeriod } from '../../graphql/schemaTypes.generated.ts';
import { useEventAdminMessages } from './adminKind.ts';

const periods: EventPeriod[] = ['ALL', 'UPCOMING', 'PAST'];

/** The period of that name, or all if there is none. */
export const periodNamed = (name: string): EventPeriod =>
  periods.find((period) => period === name) ?? 'ALL';

interface PeriodChoiceProps {
  period: EventPeriod;
  onChange: (period: EventPeriod) => void;
}

export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { list: words } = useEventAdminMessages();
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{words.period}</legend>
      <div className="flex flex-wrap gap-2">
        {periods.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-control bg-surface px-4 hover:border-ink has-checked:border-green has-checked:font-semibold"
          >
            <input
              type="radio"
              name={group}
              value={each}
              checked={each === period}
              onChange={() => onChange(each)}
              className="size-5 cursor-pointer accent-accent"
            />
            {words.periods[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
