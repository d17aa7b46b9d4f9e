import { useState } from 'react';
import { type CalendarMonth, weeksOfMonth } from '../../../api/shared/dates/calendarMonth.ts';
import { ethiopianMonthAmharic } from '../../../api/shared/dates/ethiopianText.ts';
import { DayCell } from './DayCell.tsx';
import { DayEntries } from './DayEntries.tsx';
import { Legend } from './Legend.tsx';
import type { ShownMonth } from './shownMonth.ts';
import { useCalendarMessages } from './messages.ts';
import { useMonthNames } from './useMonthNames.ts';

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
