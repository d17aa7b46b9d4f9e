import { useRef } from 'react';
import preview from '../../artwork/previews/events.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListHead } from '../ListHead.tsx';
import { BlankLeaves } from './CalendarLeaf.tsx';
import { EventCard } from './EventCard.tsx';
import { SubscribeToCalendar } from './SubscribeToCalendar.tsx';
import { EventsPageDocument, useEventsPageQuery } from './Events.generated.ts';
import { useEventMessages } from './messages.ts';
import { ListTranslationNote } from '../TranslationNote.tsx';

export const handle: PageHandle = { query: EventsPageDocument, messages: [useEventMessages] };

export function Component() {
  const words = useEventMessages();
  const query = useEventsPageQuery();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ListHead
        page={words.head}
        preview={preview}
        list={{ to: '/events', name: words.listName }}
      />
      <QueryResult query={query}>
        {({ events }) => {
          if (events.nodes.length === 0) {
            return (
              <>
                <PageHeader heading={words.emptyHeading}>
                  <p>{words.emptyText}</p>
                </PageHeader>
                <div className="mx-auto w-full max-w-6xl px-4 pb-28 sm:px-6">
                  <BlankLeaves />
                  <div className="mt-14">
                    <SubscribeToCalendar />
                  </div>
                </div>
              </>
            );
          }
          return (
            <>
              <PageHeader heading={words.heading}>
                <p>{words.intro}</p>
                <ListTranslationNote records={events.nodes} />
              </PageHeader>
              <div className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-6">
                <ul ref={list} className="divide-y divide-line">
                  {events.nodes.map((event, index) => (
                    <li key={event.id} className="py-10 first:pt-0 sm:py-14">
                      <EventCard event={event} eager={index === 0} />
                    </li>
                  ))}
                </ul>
                <LoadMore
                  pageInfo={events.pageInfo}
                  load={(after) => query.fetchMore({ variables: { after } })}
                  list={list}
                  label={words.loadMore}
                />
                <SubscribeToCalendar />
              </div>
            </>
          );
        }}
      </QueryResult>
    </>
  );
}
