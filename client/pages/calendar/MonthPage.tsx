import { type CalendarName, monthWith } from '../../../api/shared/dates/calendarMonth.ts';
import preview from '../../artwork/previews/calendar.jpg';
import { SubscribeToCalendar, Subscription } from '../../content/events/SubscribeToCalendar.tsx';
import { Head } from '../../layout/head/Head.tsx';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { DayInBothCalendars } from '../../ui/text/DayInBothCalendars.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { useCalendarPageQuery } from './MonthPage.generated.ts';
import { MonthEntries } from './MonthEntries.tsx';
import { MonthLinks } from './MonthLinks.tsx';
import { MonthTable } from './MonthTable.tsx';
import { NextObservances } from './NextObservances.tsx';
import { useCalendarMessages } from './messages.ts';
import { useMonthNames } from './useMonthNames.ts';

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
