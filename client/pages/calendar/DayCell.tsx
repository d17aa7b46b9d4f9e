import { Link } from 'react-router-dom';
import type { CalendarName } from '../../../api/shared/dates/calendarMonth.ts';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { dayAnchor, entriesOf, type ShownMonth } from './shownMonth.ts';
import { useCalendarMessages } from './messages.ts';
import { dayIn, useMonthNames } from './useMonthNames.ts';

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
export function DayCell({ day, calendar, shown, choose }: DayCellProps) {
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
export const marks = {
  event: 'inline-block size-2 rounded-full bg-green print:border print:border-green',
  feast: 'inline-block size-2 bg-red print:border print:border-red',
  fast: 'inline-block size-2 rounded-full border-2 border-gold',
};

export type MarkName = keyof typeof marks;
