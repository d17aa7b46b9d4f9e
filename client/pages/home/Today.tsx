import { Link } from 'react-router-dom';
import { DayInBothCalendars } from '../../ui/text/DayInBothCalendars.tsx';
import type { ObservanceName_ObservanceFragment } from '../calendar/ObservanceName.generated.ts';
import { ObservanceName } from '../calendar/ObservanceName.tsx';
import { useHomeMessages } from './messages.ts';

interface TodayProps {
  /** YYYY-MM-DD in Auckland, from the server: browsers in other time zones have another day. */
  today: string;
  next: ObservanceName_ObservanceFragment | undefined;
}

/** Today in both calendars, and the next feast or holiday. */
export function Today({ today, next }: TodayProps) {
  const words = useHomeMessages();
  const isToday = next?.date === today;
  return (
    <section
      aria-label={words.today}
      className="mx-auto w-full max-w-6xl px-4 pt-8 sm:px-6 lg:pt-10"
    >
      <p>
        {words.today} <DayInBothCalendars day={today} />
      </p>
      {next && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>{isToday ? words.feastToday : words.nextFeast}</span>
          <Link
            to="/calendar"
            className="inline-flex min-h-11 items-center gap-x-2 text-green underline underline-offset-4"
          >
            <span>
              <ObservanceName observance={next} />
            </span>
          </Link>
          {!isToday && (
            <span className="text-muted">
              <DayInBothCalendars day={next.date} />
            </span>
          )}
        </p>
      )}
    </section>
  );
}
