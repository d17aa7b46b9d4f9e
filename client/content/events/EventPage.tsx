import { normaliseLines } from '../../ui/text/normaliseLines.ts';
import { RecordPage } from '../RecordPage.tsx';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { RecordPicture } from '../RecordPicture.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPageDocument, useEventPageQuery } from './EventPage.generated.ts';
import { eventKind } from './kind.ts';
import { useEventMessages } from './messages.ts';

export const handle = recordPageHandle(eventKind, EventPageDocument, [useEventMessages]);

/** The page of an event: its picture, time, place and description. */
export function Component() {
  const words = useEventMessages();
  const query = useEventPageQuery(useRecordPageOptions());
  return (
    <RecordPage kind="event" query={query} list={{ to: '/events', name: words.listName }}>
      {(event) => ({
        title: event.title,
        text: normaliseLines(event.description),
        facts: [...words.start(event), event.location],
        preview: event.image,
        media: <RecordPicture picture={event.image} title={event.title} />,
        mark: <CalendarLeaf event={event} />,
        details: (
          <>
            <EventFacts event={event} />
            {/* No calendar can read an event that visitors cannot see. */}
            {event.publication === 'PUBLISHED' && <AddToCalendar event={event} />}
          </>
        ),
        structuredData: ({ thing, organization }) => ({
          '@type': 'Event',
          ...thing,
          name: event.title,
          startDate: event.startsAt,
          ...(event.endsAt && { endDate: event.endsAt }),
          eventStatus: 'https://schema.org/EventScheduled',
          location: {
            '@type': 'Place',
            name: event.location,
            address: event.location,
            hasMap: event.mapLink,
          },
          organizer: organization,
        }),
      })}
    </RecordPage>
  );
}
