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

const monthLink = `${quietButton} max-sm:px-3`;

/** Links to the previous, next and current month, and to the other calendar. */
export function MonthLinks({ month }: { month: CalendarMonth }) {
  const words = useCalendarMessages();
  const { monthName, shortName } = useMonthNames();
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
        className="flex w-full flex-wrap gap-2 sm:gap-3 max-sm:[&>:last-child]:ms-auto sm:w-auto"
      >
        {before && (
          <Link to={monthAddress(before)} rel="prev" className={monthLink}>
            <MonthLabel arrow="←" name={monthName(before)} shortName={shortName(before)} />
          </Link>
        )}
        {after && (
          <Link to={monthAddress(after)} rel="next" className={monthLink}>
            <MonthLabel arrow="→" name={monthName(after)} shortName={shortName(after)} isAfter />
          </Link>
        )}
        <Link to={presentMonth[month.calendar]} className={monthLink}>
          {words.thisMonth}
        </Link>
      </nav>
    </div>
  );
}

interface MonthLabelProps {
  arrow: string;
  name: string;
  /** Shown on small screens instead. */
  shortName: string;
  isAfter?: boolean;
}

function MonthLabel({ arrow, name, shortName, isAfter = false }: MonthLabelProps) {
  return (
    <>
      <span aria-hidden="true" className={isAfter ? 'order-last' : ''}>
        {arrow}
      </span>
      <span aria-hidden="true" className="sm:hidden">
        {shortName}
      </span>
      <span className="text-balance max-sm:sr-only">{name}</span>
    </>
  );
}
