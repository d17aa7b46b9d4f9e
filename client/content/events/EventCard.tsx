import type { ReactNode } from 'react';
import { CardImage } from '../../ui/CardImage.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { normaliseLines } from '../../ui/normaliseLines.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ethiopianDay } from '../../dates/calendar.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';
import { EventDays } from './EventDays.tsx';
import type { EventCard_EventFragment } from './EventCard.generated.ts';
import { eventHours } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

interface EventCardProps {
  event: EventCard_EventFragment;
  /** For an event that is seen as soon as the page opens. */
  eager: boolean;
}

export function EventCard({ event, eager }: EventCardProps) {
  const words = useEventMessages();
  const { title, location, mapLink, image } = event;
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-6 sm:gap-x-10 lg:grid-cols-[auto_1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div className="sm:row-span-3 lg:row-span-2">
        <CalendarLeaf event={event} />
      </div>
      <h2 className="max-[18rem]:col-span-2 self-center text-[clamp(1.5rem,3.2vw,2.25rem)] font-semibold sm:self-start">
        <MultilingualText text={title} />
      </h2>
      <div className="col-span-2 max-w-[550px] sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <CardImage
          picture={image}
          title={title}
          sizes="(min-width: 1024px) 24rem, (min-width: 582px) 550px, calc(100vw - 2rem)"
          className="h-50 rounded-sm lg:h-60"
          hoverZoom={false}
          eager={eager}
        />
      </div>
      <div className="col-span-2 max-w-2xl sm:col-span-1 sm:col-start-2 lg:row-start-2">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-1">
          <Row name={words.date}>
            <EventDays
              event={event}
              className="font-semibold"
              after={(date) => <EthiopianDate date={date} />}
            />
          </Row>
          <Row name={words.time}>
            <span className="font-semibold">
              <MultilingualText text={eventHours(event, words)} />
            </span>
          </Row>
          <Row name={words.location}>
            <ExternalLink href={mapLink} name={words.mapLinkName(location)} leadsTo="place">
              <MultilingualText text={location} />
            </ExternalLink>
          </Row>
        </dl>
        <div className="mt-5 space-y-3">
          {normaliseLines(event.description).map((line, index) => (
            <p key={index}>
              <LinkedText text={line} />
            </p>
          ))}
        </div>
        <AddToCalendar event={event} />
        <RecordActions kind="event" id={event.id} title={title} />
      </div>
    </article>
  );
}

function EthiopianDate({ date }: { date: string }) {
  const words = useEventMessages();
  const { day, month, year } = ethiopianDay(date);
  return (
    <>
      {' '}
      <span lang="am" className="inline-block text-muted">
        {words.ethiopianDateAmharic(day, words.ethiopianMonthsAmharic[month] ?? '', year)}
      </span>
    </>
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
