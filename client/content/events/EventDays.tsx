import { Fragment, type ReactNode } from 'react';
import { Day } from '../../ui/text/DayInBothCalendars.tsx';
import { eventDays } from './eventTexts.ts';

interface EventDaysProps {
  event: { date: string; endDate: string | null };
  className?: string;
  /** Shown after a day, such as the same day in another calendar. */
  after?: (day: string) => ReactNode;
}

/** The day of an event, or its first and last. */
export function EventDays({ event, className = '', after }: EventDaysProps) {
  return eventDays(event).map((day, index) => (
    <Fragment key={day}>
      {index > 0 && ' – '}
      <Day day={day} className={className} />
      {after?.(day)}
    </Fragment>
  ));
}
