import { Link } from 'react-router-dom';
import {
  type CalendarMonth,
  monthsLater,
  otherCalendar,
} from '../../../api/shared/dates/calendarMonth.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { monthAddress, presentMonth } from './monthAddress.ts';
import { useCalendarMessages } from './messages.ts';
import { useMonthNames } from './useMonthNames.ts';

/** Links to the previous, next and current month, and to the other calendar. */
export function MonthLinks({ month }: { month: CalendarMonth }) {
  const words = useCalendarMessages();
  const { monthName } = useMonthNames();
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)];
  const calendars = [month, otherCalendar(month)]
    .filter((each) => each !== null)
    .sort((one, other) => one.calendar.localeCompare(other.calendar));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
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
        className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto"
      >
        {before && (
          <Link to={monthAddress(before)} rel="prev" className={quietButton}>
            <span className="text-balance">← {monthName(before)}</span>
          </Link>
        )}
        {after && (
          <Link to={monthAddress(after)} rel="next" className={quietButton}>
            <span className="text-balance">{monthName(after)} →</span>
          </Link>
        )}
        <Link to={presentMonth[month.calendar]} className={`${quietButton} max-sm:col-span-2`}>
          {words.thisMonth}
        </Link>
      </nav>
    </div>
  );
}
