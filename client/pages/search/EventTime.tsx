import { EthiopianHours } from '../../content/events/EthiopianHours.tsx';
import { EventDays } from '../../content/events/EventDays.tsx';
import { eventDays, eventHours } from '../../content/events/eventTexts.ts';
import { useEventMessages } from '../../content/events/messages.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { EventTime_EventFragment } from './EventTime.generated.ts';

/** The time of a found event, in both calendars and by both clocks. */
export function EventTime({ event }: { event: EventTime_EventFragment }) {
  const words = useEventMessages();
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
      <span>
        <EventDays event={event} />
        {' · '}
        <MultilingualText text={eventHours(event, words)} />
      </span>
      {eventDays(event).map((day) => (
        <EthiopianDate key={day} day={day} />
      ))}
      <EthiopianHours event={event} />
    </p>
  );
}
