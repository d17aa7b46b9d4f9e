import { RecordListPage } from '../../admin/lists/RecordListPage.tsx';
import { useKeptState } from '../../ui/useKeptState.ts';
import { dayMonthYear } from './calendar.ts';
import { useEventListQuery } from './EventList.generated.ts';
import { PeriodChoice, periodNamed } from './PeriodChoice.tsx';

export function Component() {
  const [period, setPeriod] = useKeptState('period', 'ALL', periodNamed);
  const query = useEventListQuery({ variables: { period }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordListPage
      kind="event"
      query={query}
      load={(after) => query.fetchMore({ variables: { after } })}
      filter={<PeriodChoice period={period} onChange={setPeriod} />}
    >
      {({ events: { nodes, pageInfo } }) => ({
        entries: nodes.map(({ id, title, date, time, location, image }) => ({
          id,
          title,
          details: [dayMonthYear(date), time, location],
          picture: image,
        })),
        pageInfo,
      })}
    </RecordListPage>
  );
}
