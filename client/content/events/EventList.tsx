import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useRecordFilters } from '../lists/useRecordFilters.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { useEventListQuery } from './EventList.generated.ts';
import { eventDays, eventHours, eventPlace } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';
import { PeriodChoice, periodNamed } from './PeriodChoice.tsx';
import { useEventAdminMessages } from './adminKind.ts';

export function Component() {
  const words = useEventMessages();
  const { fields } = useEventAdminMessages();
  const filters = useRecordFilters();
  const [period, setPeriod] = useAddressState('period', 'UPCOMING', periodNamed);
  const query = useEventListQuery({ variables: { ...filters.variables, period } });
  return (
    <RecordListPage
      kind="event"
      query={query}
      filters={filters}
      hasPlace
      headers={[fields.date.label, fields.time.label, fields.location.label]}
      filter={<PeriodChoice period={period} onChange={setPeriod} />}
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
