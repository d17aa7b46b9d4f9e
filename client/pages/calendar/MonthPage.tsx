import { type CalendarName, monthWith } from '../../../api/shared/dates/calendarMonth.ts';
import preview from '../../artwork/previews/calendar.jpg';
import { SubscribeToCalendar, Subscription } from '../../content/events/SubscribeToCalendar.tsx';
import { Head } from '../../layout/head/Head.tsx';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { DayInBothCalendars, DayInOtherCalendar } from '../../ui/text/DayInBothCalendars.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { useCalendarPageQuery } from './MonthPage.generated.ts';
import { MonthLinks } from './MonthLinks.tsx';
import { MonthTable } from './MonthTable.tsx';
import { useCalendarMessages } from './messages.ts';
import { useMonthNames } from './useMonthNames.ts';
import { ObservanceName } from './ObservanceName.tsx';
import type { ObservanceName_ObservanceFragment } from './ObservanceName.generated.ts';
import { useDayText } from '../../messages/useDayText.ts';
import { EventLink } from './EventLink.tsx';
import { dayAnchor } from './entriesOf.ts';
import type { ShownMonth } from './shownMonth.ts';

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
