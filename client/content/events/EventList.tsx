import { Fetched } from '../../admin/lists/Fetched.tsx';
import { ListPage } from '../../admin/lists/ListPage.tsx';
import { RecordList } from '../../admin/lists/RecordList.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useKeptState } from '../../ui/useKeptState.ts';
import { dayMonthYear } from './calendar.ts';
import { useEventListQuery } from './EventList.generated.ts';
import { PeriodChoice, periodNamed } from './PeriodChoice.tsx';

export function Component() {
  const { events: words } = useAdminMessages().adminLists;
  const [period, setPeriod] = useKeptState('period', 'ALL', periodNamed);
  const query = useEventListQuery({ variables: { period }, fetchPolicy: 'cache-and-network' });
  return (
    <ListPage heading={words.heading} create={words.create} createPath="/admin/add-event">
      <PeriodChoice period={period} onChange={setPeriod} />
      <Fetched query={query}>
        {({ events }) => (
          <RecordList
            kind="event"
            entries={events.nodes.map(({ id, title, date, time, location, image }) => ({
              id,
              title,
              details: [dayMonthYear(date), time, location],
              picture: image,
            }))}
            pageInfo={events.pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            empty={words.empty}
          />
        )}
      </Fetched>
    </ListPage>
  );
}
