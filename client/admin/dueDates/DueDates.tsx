import { Link } from 'react-router-dom';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { type Column, columnsOf, DataTable, detail, namedDetail } from '../../lists/DataTable.tsx';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { admins, hasRole } from '../../session/roles.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/downloadFile.ts';
import { type DueDates_DueDateFragment, useDueDatesQuery } from './DueDates.generated.ts';

const stateStyles = {
  DONE: 'text-green',
  AHEAD: '',
  SOON: 'font-semibold',
  OVERDUE: 'font-semibold text-red',
  UNKNOWN: 'font-semibold text-red',
};

/** What the Incorporated Societies Act 2022 requires, and until when (docs/product/register.md, section 6.31). */
export function Component() {
  const { dueDates: words } = useAdminMessages();
  const { user } = useSession();
  const query = useDueDatesQuery({
    variables: { language: usePageLanguage() },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useDueDateColumns();
  const calendar = query.data?.dueDateCalendar;
  return (
    <QueryPage
      query={query}
      heading={words.heading}
      intro={<p className="font-semibold text-ink">{words.notAdvice}</p>}
      actions={
        calendar && (
          <Button
            onClick={() => downloadFile('due-dates.ics', calendar, 'text/calendar')}
            className="min-h-11 py-1.5"
          >
            {words.calendar}
          </Button>
        )
      }
      note={
        <p>
          {words.intro} {words.recorded}{' '}
          {hasRole(user?.roles ?? [], admins) && (
            <Link to="/admin/settings" className="font-semibold text-green underline">
              {words.settings}
            </Link>
          )}
        </p>
      }
    >
      {({ dueDates }) => (
        <DataTable label={words.heading} columns={columns} rows={dueDates} hasNoLinks />
      )}
    </QueryPage>
  );
}

function useDueDateColumns(): Column<DueDates_DueDateFragment>[] {
  const { dueDates: words } = useAdminMessages();
  const { columns } = words;
  return columnsOf(columns, {
    kind: { width: 'lg:w-64', card: 'title', cell: ({ kind }) => words.kinds[kind] },
    day: namedDetail(
      'lg:w-32',
      ({ day }) => day && <time dateTime={day}>{dayMonthYear(day)}</time>,
    ),
    state: detail('lg:w-36', ({ kind, day, state, lastOn }) => {
      const late = state === 'DONE' && day && lastOn && day < lastOn && words.late[kind];
      const text = state === 'OVERDUE' && !day ? words.notMet : words.states[state];
      return <span className={late ? '' : stateStyles[state]}>{late || text}</span>;
    }),
    section: namedDetail('lg:w-24', ({ section }) => section),
    reason: {
      card: 'detail',
      cell: ({ kind, since, lastOn, count }) => words.reasons[kind]({ since, lastOn, count }),
    },
  });
}
