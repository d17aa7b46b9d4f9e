import { useMessages } from '../../messages/messages.ts';
import { calendarLeaf } from './calendar.ts';

/**
 * The day of an event in large, as torn from a wall calendar. Only for the eye: the date stands
 * beside it in words.
 * @param date YYYY-MM-DD
 */
export function CalendarLeaf({ date }: { date: string }) {
  const { events } = useMessages();
  const { weekday, day, month, year } = calendarLeaf(date);
  return (
    <div
      aria-hidden="true"
      className="flex w-20 flex-col self-start border-t-4 border-green bg-surface text-center sm:w-32 sm:border-t-8"
    >
      <span className="pt-2 text-xs text-muted sm:pt-3 sm:text-sm">{events.weekdays[weekday]}</span>
      <span className="font-heading text-[clamp(2.75rem,9vw,5.25rem)] leading-[1.05] font-semibold tabular-nums">
        {day}
      </span>
      <span className="border-b-4 border-gold pb-2 text-sm font-semibold text-red sm:pb-3 sm:text-lg">
        {events.monthsShort[month]} <span className="font-normal text-muted">{year}</span>
      </span>
    </div>
  );
}
