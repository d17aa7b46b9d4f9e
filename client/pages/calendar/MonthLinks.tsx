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
        className="flex w-full flex-wrap gap-3 max-sm:[&>:last-child]:ms-auto sm:w-auto"
      >
        {before && (
          <Link to={monthAddress(before)} rel="prev" className={quietButton}>
            <MonthLabel arrow="←" name={monthName(before)} />
          </Link>
        )}
        {after && (
          <Link to={monthAddress(after)} rel="next" className={quietButton}>
            <MonthLabel arrow="→" name={monthName(after)} isAfter />
          </Link>
        )}
        <Link to={presentMonth[month.calendar]} className={quietButton}>
          {words.thisMonth}
        </Link>
      </nav>
    </div>
  );
}

interface MonthLabelProps {
  arrow: string;
  /** On small screens only screen readers have it. */
  name: string;
  isAfter?: boolean;
}

function MonthLabel({ arrow, name, isAfter = false }: MonthLabelProps) {
  return (
    <>
      <span aria-hidden="true" className={isAfter ? 'order-last' : ''}>
        {arrow}
      </span>
      <span className="text-balance max-sm:sr-only">{name}</span>
    </>
  );
}
