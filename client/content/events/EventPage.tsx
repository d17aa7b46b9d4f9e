import { isNowhere } from '../../../api/shared/content/event/place.rules.ts';
import { RecordPage } from '../RecordPage.tsx';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';
import type { EventCard_EventFragment } from './Events.generated.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventPageDocument, useEventPageQuery } from './EventPage.generated.ts';
import { eventPlace } from './eventTexts.ts';
import { eventKind } from './kind.ts';
import { useEventMessages } from './messages.ts';

/** Where an event takes place, for search engines. An event whose place is not known has none. */
function placeData({ placeType, location, mapLink }: EventCard_EventFragment, page: string) {
  if (placeType === 'ONLINE') {
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: mapLink || page },
    } as const;
  }
  if (isNowhere(placeType) || !location) return {};
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: location,
      address: location,
      ...(mapLink && { hasMap: mapLink }),
    },
  } as const;
}

export const handle = recordPageHandle(eventKind, EventPageDocument, [useEventMessages]);

/** The page of an event: its picture, time, place and description. */
export function Component() {
  const words = useEventMessages();
  const query = useEventPageQuery(useRecordPageOptions());
  return (
    <RecordPage kind="event" query={query} list={{ to: '/events', name: words.listName }}>
      {(event) => ({
        title: event.title,
        text: event.description,
        facts: [...words.start(event), eventPlace(event, words)],
        pictured: event,
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
          eventStatus: `https://schema.org/Event${event.placeType === 'CANCELLED' ? 'Cancelled' : 'Scheduled'}`,
          ...placeData(event, thing.url),
          organizer: organization,
        }),
      })}
    </RecordPage>
  );
}
