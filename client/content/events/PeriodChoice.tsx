import type { EventPeriod } from '../../graphql/schemaTypes.generated.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { useEventAdminMessages } from './adminKind.ts';

const periods: EventPeriod[] = ['UPCOMING', 'PAST', 'ALL'];

/** The period with that name, or what is to come if there is none: the next event is first. */
export const periodNamed = (name: string): EventPeriod =>
  periods.find((period) => period === name) ?? 'UPCOMING';

interface PeriodChoiceProps {
  period: EventPeriod;
  onChange: (period: EventPeriod) => void;
}

export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { list: words } = useEventAdminMessages();
  const options = periods.map((value) => ({ value, name: words.periods[value] }));
  return <FilterSelect label={words.period} value={period} options={options} onChange={onChange} />;
}
