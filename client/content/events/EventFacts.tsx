import type { ReactNode } from 'react';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { EthiopianHours } from './EthiopianHours.tsx';
import type { EventCard_EventFragment } from './EventCard.generated.ts';
import { EventDays } from './EventDays.tsx';
import { eventHours } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

/** When and where an event takes place. */
export function EventFacts({ event }: { event: EventCard_EventFragment }) {
  const words = useEventMessages();
  const { location, mapLink } = event;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-1">
      <Row name={words.date}>
        <EventDays
          event={event}
          className="font-semibold"
          after={(day) => (
            <>
              {' '}
              <EthiopianDate day={day} />
            </>
          )}
        />
      </Row>
      <Row name={words.time}>
        <span className="font-semibold">
          <MultilingualText text={eventHours(event, words)} />
        </span>{' '}
        <EthiopianHours event={event} />
      </Row>
      <Row name={words.location}>
        {mapLink ? (
          <ExternalLink href={mapLink} name={words.mapLinkName(location)} leadsTo="place">
            <MultilingualText text={location} />
          </ExternalLink>
        ) : (
          <MultilingualText text={location} />
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
