import { useDayText } from '../../messages/useDayText.ts';
import { DayInBothCalendars, DayInOtherCalendar } from '../../ui/text/DayInBothCalendars.tsx';
import { EventLink } from './EventLink.tsx';
import { dayAnchor } from './entriesOf.ts';
import { ObservanceName } from './ObservanceName.tsx';
import type { ShownMonth } from './shownMonth.ts';
import { useCalendarMessages } from './messages.ts';

/** The events, feasts and fasts of a month as text, by their first day. */
export function MonthEntries({ shown }: { shown: ShownMonth }) {
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
