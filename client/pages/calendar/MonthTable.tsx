import { useEffect, useRef, useState } from 'react';
import {
  type CalendarMonth,
  type CalendarName,
  weeksOfMonth,
} from '../../../api/shared/dates/calendarMonth.ts';
import { ethiopianMonthAmharic } from '../../../api/shared/dates/ethiopianText.ts';
import { dayAnchor, entriesOf, type ShownMonth } from './shownMonth.ts';
import { useCalendarMessages } from './messages.ts';
import { dayIn, useMonthNames } from './useMonthNames.ts';
import { EventLink } from './EventLink.tsx';
import { ObservanceName } from './ObservanceName.tsx';
import { Link } from 'react-router-dom';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';

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

interface DayCellProps {
  /** YYYY-MM-DD */
  day: string;
  /** The calendar whose months are shown; the other is shown beside it. */
  calendar: CalendarName;
  shown: ShownMonth;
  /** Shows the entries of a day on a small screen. */
  choose: (day: string) => void;
}

/**
 * A day of the month. If there is room, and on paper, it names the entries. On small screens it has
 * marks, and a tap shows the names; without scripts it leads to them in the list below the table.
 */
function DayCell({ day, calendar, shown, choose }: DayCellProps) {
  const words = useCalendarMessages();
  const { names } = useObservanceMessages();
  const { shortMonth } = useMonthNames();
  const other = calendar === 'ETHIOPIAN' ? 'GREGORIAN' : 'ETHIOPIAN';
  const { events, observances } = entriesOf(day, shown);
  const isFast = shown.fastDays.includes(day);
  const dayMarks: [MarkName, boolean][] = [
    ['event', events.length > 0],
    ['feast', observances.some((each) => !each.isFast)],
    ['fast', isFast],
  ];
  const isToday = day === shown.today;
  const [first] = [...observances, ...events];
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`relative h-13 border border-line px-[min(0.25rem,1vw)] py-0.5 text-center align-top wrap-anywhere lg:h-28 lg:p-2 lg:text-start print:h-22 print:p-1 print:text-start ${isToday ? 'bg-surface outline-2 -outline-offset-2 outline-green' : ''}`}
    >
      <time dateTime={day} className="block leading-tight lg:flex lg:items-baseline lg:gap-x-2">
        <span
          className={`text-[min(1.125rem,6vw)] tabular-nums lg:text-xl ${isToday ? 'font-bold' : ''}`}
        >
          {dayIn(day, calendar)}
        </span>{' '}
        <span className="block text-[min(0.75rem,4.5vw)] text-muted tabular-nums lg:inline lg:text-sm">
          {dayIn(day, other)}{' '}
          <span className="max-lg:sr-only print:not-sr-only">{shortMonth(day, other)}</span>
        </span>
      </time>
      <span aria-hidden="true" className="mt-1 flex justify-center gap-1 lg:justify-start">
        {dayMarks.map(([name, isShown]) => isShown && <span key={name} className={marks[name]} />)}
      </span>
      {isFast && <span className="sr-only">{words.fastDay}</span>}
      {first && (
        <a
          href={`#${dayAnchor(first.date)}`}
          onClick={(event) => {
            event.preventDefault();
            choose(day);
          }}
          className="absolute inset-0 lg:hidden print:hidden"
        >
          <span className="sr-only">
            {observances.map(({ id, name }) => (
              <span key={id}>{names[name]} </span>
            ))}
            {events.map(({ id, title }) => (
              <span key={id}>
                <MultilingualText text={title} />{' '}
              </span>
            ))}
          </span>
        </a>
      )}
      <ul className="hidden space-y-0.5 text-sm leading-snug lg:block print:block print:text-xs">
        {observances.map(({ id, name }) => (
          <li key={id}>{names[name]}</li>
        ))}
        {events.map(({ id, path, title }) => (
          <li key={id}>
            <Link to={path} className="font-semibold text-green underline underline-offset-2">
              <MultilingualText text={title} />
            </Link>
          </li>
        ))}
      </ul>
    </td>
  );
}

/** The marks of a day: a full dot, a square and a ring, so that they differ not only by colour. */
const marks = {
  event: 'inline-block size-2 rounded-full border-4 border-green',
  feast: 'inline-block size-2 border-4 border-red',
  fast: 'inline-block size-2 rounded-full border-2 border-gold',
};

type MarkName = keyof typeof marks;
