import { type ListOptions, RecordListPage } from '../lists/RecordListPage.tsx';
import type { EventPeriod } from '../../graphql/schemaTypes.generated.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { useEventListQuery } from './EventList.generated.ts';
import { eventDays, eventHours, eventPlace } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';
import { useEventAdminMessages } from './adminKind.ts';

const periods: EventPeriod[] = ['UPCOMING', 'PAST', 'ALL'];

export function Component() {
  const words = useEventMessages();
  const { fields, list } = useEventAdminMessages();
  // The next event is first.
  const [period, setPeriod] = useAddressState('period', 'UPCOMING', periods);
  const useQuery = ({ variables }: ListOptions) =>
    useEventListQuery({ variables: { ...variables, period } });
  return (
    <RecordListPage
      kind="event"
      useQuery={useQuery}
      period={period}
      hasPlace
      headers={[fields.date.label, fields.time.label, fields.location.label]}
      filter={
        <FilterSelect
          label={list.period}
          value={period}
          options={periods.map((value) => ({ value, name: list.periods[value] }))}
          onChange={setPeriod}
        />
      }
      listIn={({ events }) => events}
      entryOf={(event) => ({
        title: event.title,
        details: [
          words.range(eventDays(event).map(dayMonthYear)),
          eventHours(event, words),
          eventPlace(event, words),
        ],
      })}
    />
  );
}
