import { EventDays } from '../../content/events/EventDays.tsx';
import { EventHours } from '../../content/events/EventHours.tsx';
import { eventDays } from '../../content/events/eventTexts.ts';
import { DayInOtherCalendar } from '../../ui/text/DayInBothCalendars.tsx';
import type { EventTime_EventFragment } from './EventTime.generated.ts';

/** The time of a found event, in both calendars and by both clocks. */
export function EventTime({ event }: { event: EventTime_EventFragment }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
      <span>
        <EventDays event={event} />
        {' · '}
        <EventHours event={event} />
      </span>
      {eventDays(event).map((day) => (
        <DayInOtherCalendar key={day} day={day} />
      ))}
      <EventHours event={event} byOtherClock />
    </p>
  );
}
