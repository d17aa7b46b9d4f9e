import type { ReactNode } from 'react';
import { DayInOtherCalendar } from '../../ui/text/DayInBothCalendars.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { EventCard_EventFragment } from './Events.generated.ts';
import { EventDays, EventHours } from './EventDays.tsx';
import { eventPlace } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

/** When and where an event takes place. */
export function EventFacts({ event }: { event: EventCard_EventFragment }) {
  const words = useEventMessages();
  const { title, placeType, mapLink } = event;
  const place = eventPlace(event, words);
  const isOnline = placeType === 'ONLINE';
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-1">
      <Row name={words.date}>
        <EventDays
          event={event}
          className="font-semibold"
          after={(day) => (
            <>
              {' '}
              <DayInOtherCalendar day={day} />
            </>
          )}
        />
      </Row>
      <Row name={words.time}>
        <span className="font-semibold">
          <EventHours event={event} />
        </span>{' '}
        <EventHours event={event} byOtherClock />
      </Row>
      <Row name={words.location}>
        {mapLink && placeType === 'PHYSICAL' ? (
          <ExternalLink href={mapLink} name={words.mapLinkName(place)} leadsTo="place">
            <MultilingualText text={place} />
          </ExternalLink>
        ) : (
          <span className={placeType === 'CANCELLED' ? 'font-semibold text-red' : ''}>
            <MultilingualText text={place} />
          </span>
        )}
        {mapLink && isOnline && (
          <span className="block">
            <ExternalLink href={mapLink} name={words.joinName(title)}>
              {words.join}
            </ExternalLink>
          </span>
        )}
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
