import { useEffect, useRef } from 'react';
import type { CalendarName } from '../../../api/shared/dates/calendarMonth.ts';
import { EventLink } from './EventLink.tsx';
import { entriesOf } from './entriesOf.ts';
import { ObservanceName } from './ObservanceName.tsx';
import type { ShownMonth } from './shownMonth.ts';
import { useMonthNames } from './useMonthNames.ts';

interface DayEntriesProps {
  /** YYYY-MM-DD; empty until a day is tapped. */
  day: string;
  calendar: CalendarName;
  shown: ShownMonth;
}

/** The events, feasts and fasts of the day that was tapped on a small screen. */
export function DayEntries({ day, calendar, shown }: DayEntriesProps) {
  const { dayName } = useMonthNames();
  const { observances, events } = entriesOf(day, shown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (day) box.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  return (
    <div
      ref={box}
      role="status"
      className="border-green bg-surface not-empty:mt-2 not-empty:border-s-4 not-empty:p-3 lg:hidden print:hidden"
    >
      {day && <p className="font-semibold">{dayName(day, calendar)}</p>}
      {day && (
        <ul>
          {observances.map((observance) => (
            <li key={observance.id}>
              <ObservanceName observance={observance} />
            </li>
          ))}
          {events.map((event) => (
            <li key={event.id} className="py-2">
              <EventLink event={event} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
