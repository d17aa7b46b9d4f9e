import { useRef } from 'react';
import preview from '../../artwork/previews/events.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListHead } from '../ListHead.tsx';
import { BlankLeaves, CalendarLeaf } from './CalendarLeaf.tsx';
import { SubscribeToCalendar } from './SubscribeToCalendar.tsx';
import {
  type EventCard_EventFragment,
  EventsPageDocument,
  useEventsPageQuery,
} from './Events.generated.ts';
import { useEventMessages } from './messages.ts';
import { ListTranslationNote } from '../TranslationNote.tsx';
import { parseMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { CardImage } from '../../ui/picture/CardImage.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { TitleLink } from '../../ui/text/TitleLink.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { EventFacts } from './EventFacts.tsx';

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

interface EventCardProps {
  event: EventCard_EventFragment;
  /** Whether the event is visible when the page opens. */
  eager: boolean;
}

export function EventCard({ event, eager }: EventCardProps) {
  const { title, image } = event;
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-6 sm:gap-x-10 lg:grid-cols-[auto_1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div className="sm:row-span-3 lg:row-span-2">
        <CalendarLeaf event={event} />
      </div>
      <h2 className="max-[18rem]:col-span-2 self-center text-[clamp(1.5rem,3.2vw,2.25rem)] font-semibold sm:self-start">
        <TitleLink to={event.path} title={title} />
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
        <EventFacts event={event} />
        <div className="mt-5 space-y-3">
          <FormattedText blocks={parseMarkdown(event.description)} headingLevel={3} />
        </div>
        <AddToCalendar event={event} />
        <ShareLink path={event.path} title={title} />
        <RecordActions kind="event" id={event.id} version={event.version} title={title} />
      </div>
    </article>
  );
}
