import {
  type CalendarMonth,
  type CalendarName,
  monthsLater,
  monthWith,
  otherCalendar,
} from '../../../api/shared/dates/calendarMonth.ts';
import preview from '../../artwork/previews/calendar.jpg';
import { SubscribeToCalendar, Subscription } from '../../content/events/SubscribeToCalendar.tsx';
import { Head } from '../../layout/head/Head.tsx';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { DayInBothCalendars, DayInOtherCalendar } from '../../ui/text/DayInBothCalendars.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { useCalendarPageQuery } from './MonthPage.generated.ts';
import { MonthTable } from './MonthTable.tsx';
import { useCalendarMessages } from './messages.ts';
import { useMonthNames } from './useMonthNames.ts';
import { ObservanceName } from './ObservanceName.tsx';
import type { ObservanceName_ObservanceFragment } from './ObservanceName.generated.ts';
import { useDayText } from '../../messages/useDayText.ts';
import { EventLink } from './EventLink.tsx';
import { dayAnchor, type ShownMonth } from './shownMonth.ts';
import { Link } from 'react-router-dom';
import { quietButton } from '../../ui/buttonStyle.ts';
import { monthAddress, presentMonth } from './monthAddress.ts';

interface MonthPageProps {
  /** Without a month, the current one. */
  asked: { calendar: CalendarName; month: string | null };
}

/**
 * A month with its events, feasts and fasts, today's date in both calendars, and the next feasts.
 */
export function MonthPage({ asked }: MonthPageProps) {
  const words = useCalendarMessages();
  const { monthName } = useMonthNames();
  const { feasts } = useObservanceMessages();
  const query = useCalendarPageQuery({ variables: asked });
  return (
    <QueryResult query={query}>
      {({ month: shown, next }) => {
        if (!shown) return null;
        const month = monthWith(shown.firstDay, asked.calendar);
        const { title, monthTitle, description } = words.head;
        const ownTitle = asked.month === null ? title : monthTitle(monthName(month));
        return (
          <>
            <Head page={{ title: ownTitle, description }} preview={preview} />
            <PageHeader heading={words.heading} otherHeading={words.headingAmharic} isCompact>
              <p className="print:hidden">
                {words.today}{' '}
                <DayInBothCalendars day={shown.today} className="font-semibold text-ink" />
              </p>
            </PageHeader>
            <div className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-6 print:pb-0">
              <MonthLinks month={month} />
              <MonthTable key={shown.firstDay} month={month} shown={shown} />
              <div className="mt-10 grid gap-12 lg:grid-cols-[3fr_2fr] print:hidden">
                <MonthEntries shown={shown} />
                <NextObservances observances={next} />
              </div>
              <div className="mt-12 space-y-4">
                <SubscribeToCalendar />
                <Subscription
                  path="/feasts.ics"
                  name={feasts.feedName}
                  heading={feasts.subscribe}
                  text={feasts.subscribeText}
                />
              </div>
            </div>
          </>
        );
      }}
    </QueryResult>
  );
}

/** The next feasts and holidays, independent of the shown month. */
function NextObservances({ observances }: { observances: ObservanceName_ObservanceFragment[] }) {
  const words = useCalendarMessages();
  return (
    <section aria-labelledby="next-observances">
      <h2 id="next-observances" className="text-2xl font-semibold">
        {words.next}
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {observances.map((observance) => (
          <li key={observance.id} className="py-3">
            <p>
              <ObservanceName observance={observance} />
            </p>
            <p className="text-sm text-muted">
              <DayInBothCalendars day={observance.date} />
            </p>
          </li>
        ))}
      </ul>
      {observances.some(({ isExpected }) => isExpected) && (
        <p className="mt-2 text-sm text-muted">{words.expectedNote}</p>
      )}
    </section>
  );
}

/** The events, feasts and fasts of a month as text, by their first day. */
function MonthEntries({ shown }: { shown: ShownMonth }) {
  const words = useCalendarMessages();
  const dayText = useDayText();
  const entries = [
    ...shown.observances.map((observance) => ({
      ...observance,
      name: <ObservanceName observance={observance} />,
    })),
    ...shown.events.map((event) => ({
      ...event,
      lastDate: event.endDate ?? event.date,
      name: <EventLink event={event} />,
    })),
  ].sort((one, other) => one.date.localeCompare(other.date));
  return (
    <section aria-labelledby="in-this-month">
      <h2 id="in-this-month" className="text-2xl font-semibold">
        {words.inThisMonth}
      </h2>
      {entries.length === 0 && <p className="mt-4 text-muted">{words.nothing}</p>}
      <ul className="mt-4 divide-y divide-line">
        {entries.map(({ id, date, lastDate, name }, index) => (
          <li
            key={id}
            id={entries[index - 1]?.date === date ? undefined : dayAnchor(date)}
            className="py-3 target:bg-surface"
          >
            <p>{name}</p>
            <p className="text-sm text-muted tabular-nums">
              <DayInBothCalendars day={date} />
              {lastDate !== date && (
                <>
                  {' '}
                  {words.until(dayText(lastDate))} <DayInOtherCalendar day={lastDate} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const monthLink = `${quietButton} max-sm:px-3`;

/** Links to the previous, next and current month, and to the other calendar. */
function MonthLinks({ month }: { month: CalendarMonth }) {
  const words = useCalendarMessages();
  const { monthName, shortName } = useMonthNames();
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)];
  const calendars = [month, otherCalendar(month)]
    .filter((each) => each !== null)
    .sort((one, other) => one.calendar.localeCompare(other.calendar));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 sm:gap-y-4 print:hidden">
      <nav aria-label={words.calendars} className="flex flex-wrap gap-x-6">
        {calendars.map((each) => (
          <Link
            key={each.calendar}
            to={monthAddress(each)}
            aria-current={each.calendar === month.calendar ? 'true' : undefined}
            className="inline-flex min-h-11 items-center decoration-gold decoration-3 underline-offset-8 hover:underline aria-[current=true]:font-semibold aria-[current=true]:underline"
          >
            {words.calendarNames[each.calendar]}
          </Link>
        ))}
      </nav>
      <nav
        aria-label={words.otherMonths}
        className="flex w-full flex-wrap gap-2 sm:gap-3 max-sm:[&>:last-child]:ms-auto sm:w-auto"
      >
        {before && (
          <Link to={monthAddress(before)} rel="prev" className={monthLink}>
            <MonthLabel arrow="←" name={monthName(before)} shortName={shortName(before)} />
          </Link>
        )}
        {after && (
          <Link to={monthAddress(after)} rel="next" className={monthLink}>
            <MonthLabel arrow="→" name={monthName(after)} shortName={shortName(after)} isAfter />
          </Link>
        )}
        <Link to={presentMonth[month.calendar]} className={monthLink}>
          {words.thisMonth}
        </Link>
      </nav>
    </div>
  );
}

interface MonthLabelProps {
  arrow: string;
  name: string;
  /** Shown on small screens instead. */
  shortName: string;
  isAfter?: boolean;
}

function MonthLabel({ arrow, name, shortName, isAfter = false }: MonthLabelProps) {
  return (
    <>
      <span aria-hidden="true" className={isAfter ? 'order-last' : ''}>
        {arrow}
      </span>
      <span aria-hidden="true" className="sm:hidden">
        {shortName}
      </span>
      <span className="text-balance max-sm:sr-only">{name}</span>
    </>
  );
}
