import { Link } from 'react-router-dom';
import { CalendarLeaf } from '../../content/events/CalendarLeaf.tsx';
import { EventDays } from '../../content/events/EventDays.tsx';
import { EventHours } from '../../content/events/EventHours.tsx';
import { eventDays, eventPlace } from '../../content/events/eventTexts.ts';
import { useEventMessages } from '../../content/events/messages.ts';
import { TranslationNote } from '../../content/TranslationNote.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { DayInOtherCalendar } from '../../ui/text/DayInBothCalendars.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { TitleLink } from '../../ui/text/TitleLink.tsx';
import type { NextEvent_EventFragment } from './NextEvent.generated.ts';
import { useHomeMessages } from './messages.ts';

/** The next event, with a link to all events. */
export function NextEvent({ event }: { event: NextEvent_EventFragment }) {
  const home = useHomeMessages();
  const words = useEventMessages();
  const { title } = event;
  return (
    <section
      aria-labelledby="next-event"
      className="mx-auto w-full max-w-6xl px-4 pt-10 sm:px-6 lg:pt-24"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 border-y border-line py-6 sm:gap-x-10">
        <CalendarLeaf event={event} />
        <div className="min-w-0 grow basis-48">
          <h2 id="next-event" className="text-base font-semibold text-muted">
            {home.nextEventHeading}
          </h2>
          <p className="mt-1 font-heading text-[clamp(1.375rem,2.6vw,1.875rem)] leading-tight font-semibold wrap-anywhere">
            <TitleLink to={event.path} title={title} />
          </p>
          <p className="mt-2 text-muted wrap-anywhere">
            <EventDays event={event} />
            {' · '}
            <EventHours event={event} />
            {' · '}
            <MultilingualText text={eventPlace(event, words)} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
            {eventDays(event).map((day) => (
              <DayInOtherCalendar key={day} day={day} />
            ))}
            <EventHours event={event} byOtherClock />
          </p>
          <TranslationNote record={event} />
        </div>
        <Link to="/events" className={quietButton}>
          {home.nextEventLink}
        </Link>
      </div>
    </section>
  );
}
