import { useEffect, useRef, useState } from 'react';
import {
  type CalendarMonth,
  type CalendarName,
  weeksOfMonth,
} from '../../../api/shared/dates/calendarMonth.ts';
import { ethiopianMonthAmharic } from '../../../api/shared/dates/ethiopianText.ts';
import { DayCell, type MarkName, marks } from './DayCell.tsx';
import { entriesOf, type ShownMonth } from './shownMonth.ts';
import { useCalendarMessages } from './messages.ts';
import { useMonthNames } from './useMonthNames.ts';
import { EventLink } from './EventLink.tsx';
import { ObservanceName } from './ObservanceName.tsx';

interface MonthTableProps {
  month: CalendarMonth;
  shown: ShownMonth;
}

/** The weeks of a month, each day with its date in the other calendar. */
export function MonthTable({ month, shown }: MonthTableProps) {
  const words = useCalendarMessages();
  const { monthName, dayName } = useMonthNames();
  const amharic = ethiopianMonthAmharic(month);
  const other = month.calendar === 'ETHIOPIAN' ? 'GREGORIAN' : 'ETHIOPIAN';
  const [chosen, choose] = useState('');
  return (
    <>
      <table className="mt-2 w-full sm:mt-8 table-fixed border-collapse print:mt-2">
        <caption className="pb-1 text-start sm:pb-4">
          <span className="font-heading text-[clamp(1.25rem,3.2vw,2.25rem)] leading-tight font-semibold">
            {monthName(month)}
          </span>{' '}
          {month.calendar === 'ETHIOPIAN' && monthName(month) !== amharic && (
            <span lang="am" className="inline-block text-lg text-muted">
              {amharic}
            </span>
          )}{' '}
          <span className="block text-muted">
            {words.range(dayName(shown.firstDay, other), dayName(shown.lastDay, other))}
          </span>
        </caption>
        <thead>
          <tr>
            {words.weekdays.map((weekday, index) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="pb-2 text-center text-[min(0.875rem,3.5vw)] font-semibold lg:ps-2 lg:text-start lg:text-sm"
              >
                <span className="lg:hidden print:hidden">{words.weekdaysShort[index]}</span>
                <span className="hidden lg:inline print:inline">{weekday}</span>{' '}
                {words.weekdaysAmharic[index] !== weekday && (
                  <span lang="am" className="hidden font-normal text-muted lg:block print:block">
                    {words.weekdaysAmharic[index]}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((days, week) => (
            <tr key={week}>
              {days.map((day, index) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    calendar={month.calendar}
                    shown={shown}
                    choose={choose}
                  />
                ) : (
                  <td key={index} className="border border-line/50" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <DayEntries day={chosen} calendar={month.calendar} shown={shown} />
      <Legend />
    </>
  );
}

interface DayEntriesProps {
  /** YYYY-MM-DD; empty until a day is tapped. */
  day: string;
  calendar: CalendarName;
  shown: ShownMonth;
}

/** The events, feasts and fasts of the day that was tapped on a small screen. */
function DayEntries({ day, calendar, shown }: DayEntriesProps) {
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

/** The meaning of the marks. */
function Legend() {
  const words = useCalendarMessages();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      {(Object.keys(marks) as MarkName[]).map((name) => (
        <li key={name} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={marks[name]} />
          {words.legend[name]}
        </li>
      ))}
    </ul>
  );
}
