import { Link, useSearchParams } from 'react-router-dom';
import { Head } from '../layout/head/Head.tsx';
import { SiteSearchForm } from '../layout/search/SiteSearchForm.tsx';
import { useEventMessages } from '../content/events/messages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import {
  type EventTime_EventFragment,
  type PageResult_PageFragment,
  SearchPageDocument,
  type SearchResult_EdgeFragment,
  useSearchPageQuery,
} from './Search.generated.ts';
import { useSearchMessages } from './search/messages.ts';
import { foundRecords, ListTranslationNote } from '../content/TranslationNote.tsx';
import { useMessages } from '../messages/messages.ts';
import { DayInBothCalendars, DayInOtherCalendar } from '../ui/text/DayInBothCalendars.tsx';
import { MarkedText } from '../ui/text/MarkedText.tsx';
import { KindName } from '../layout/search/KindName.tsx';
import { Excerpt } from '../ui/text/Excerpt.tsx';
import { EventDays, EventHours } from '../content/events/EventDays.tsx';
import { eventDays } from '../content/events/eventTexts.ts';
import type { ReactNode } from 'react';
import type { MarkedText_SegmentFragment } from '../ui/text/MarkedText.generated.ts';

/** The query in an address. The API refuses longer queries. */
const variablesIn = (search: URLSearchParams) => ({
  query: (search.get('q') ?? '').trim().slice(0, 200),
  after: search.get('after') || null,
});

export const handle: PageHandle = {
  query: SearchPageDocument,
  variables: (_params, search) => variablesIn(search),
  parameters: { q: 'free', after: 'free' },
  messages: [useSearchMessages, useEventMessages],
};

/** The search results of the site (docs/product/pages.md, section 3.10). */
export function Component() {
  const words = useSearchMessages();
  const [parameters] = useSearchParams();
  const variables = variablesIn(parameters);
  const { query, after } = variables;
  const result = useSearchPageQuery({ variables });
  const address = (more: Record<string, string> = {}) =>
    `/search?${String(new URLSearchParams({ q: query, ...more }))}`;
  const first = (
    <Link to={address()} className={quietButton}>
      {words.first}
    </Link>
  );
  return (
    <>
      <Head
        page={{ title: query ? words.titleOf(query) : words.title, description: words.description }}
        indexedIn={[]}
      />
      <PageHeader heading={words.heading}>
        <p>{words.intro}</p>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-6">
        <div className="max-w-xl">
          <SiteSearchForm key={query} query={query} />
        </div>
        {query && result.error && after && (
          <div role="alert" className="mt-8 space-y-4">
            <p>{words.pageGone}</p>
            {first}
          </div>
        )}
        {query && !(result.error && after) && (
          <QueryResult query={result}>
            {({ search: { pages, edges, pageInfo, match, totalCount, pageCount, isCut } }) => {
              const count = totalCount + (isCut ? 0 : pageCount);
              if (count === 0) return <NothingFound query={query} />;
              return (
                <section aria-label={words.results} className="mt-8">
                  <p role="status" className="font-semibold">
                    <MultilingualText text={(isCut ? words.countCut : words.count)(count, query)} />
                  </p>
                  <ListTranslationNote records={foundRecords(edges)} />
                  {pages.length > 0 && (
                    <ul className="mt-2 divide-y divide-line border-b border-line">
                      {pages.map((page) => (
                        <li key={page.path}>
                          <PageResult page={page} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {match === 'SOME_WORDS' && (
                    <p className="mt-2">{pages.length > 0 ? words.someElse : words.someWords}</p>
                  )}
                  <ol className="mt-2 divide-y divide-line">
                    {edges.map((edge) => (
                      <li key={edge.cursor}>
                        <SearchResult edge={edge} />
                      </li>
                    ))}
                  </ol>
                  <p className="mt-8 flex flex-wrap gap-4">
                    {pageInfo.hasPreviousPage && first}
                    {pageInfo.hasNextPage && (
                      <Link
                        to={address({ after: pageInfo.endCursor ?? '' })}
                        className={quietButton}
                      >
                        {words.more}
                      </Link>
                    )}
                  </p>
                </section>
              );
            }}
          </QueryResult>
        )}
      </div>
    </>
  );
}

/** The message that there are no results, with hints to search differently. */
function NothingFound({ query }: { query: string }) {
  const words = useSearchMessages();
  return (
    <div className="mt-8">
      <p role="status" className="text-xl font-semibold wrap-anywhere">
        <MultilingualText text={words.nothing(query)} />
      </p>
      <p className="mt-4">{words.waysOn}</p>
      <ul className="mt-2 list-disc space-y-1 ps-6">
        {words.waysOnList.map((way) => (
          <li key={way}>{way}</li>
        ))}
        <li>
          <Link to="/contact-us" className="text-green underline underline-offset-4">
            {words.contact}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** A found page of the site, or the day of a feast on its page of the calendar. */
function PageResult({ page }: { page: PageResult_PageFragment }) {
  const { navigation, layout } = useMessages();
  const { path, title, excerpt, day } = page;
  return (
    <ResultArticle
      kind={day === null ? layout.search.page : navigation.calendar}
      path={path}
      title={title}
      time={
        day !== null && (
          <p className="mt-1 flex flex-wrap gap-x-3">
            <DayInBothCalendars day={day} />
          </p>
        )
      }
      excerpt={excerpt.length > 0 && <MarkedText segments={excerpt} />}
    />
  );
}

/** A found record. */
function SearchResult({ edge }: { edge: SearchResult_EdgeFragment }) {
  const { news } = useSearchMessages();
  const { node, title, category } = edge;
  return (
    <ResultArticle
      kind={
        <>
          <KindName typename={node.__typename} other={news} />
          {category.length > 0 && ' · '}
          <MarkedText segments={category} />
        </>
      }
      path={node.path}
      title={title}
      time={node.__typename === 'Event' && <EventTime event={node} />}
      excerpt={<Excerpt edge={edge} />}
    />
  );
}

/** The time of a found event, in both calendars and by both clocks. */
function EventTime({ event }: { event: EventTime_EventFragment }) {
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

interface ResultArticleProps {
  kind: ReactNode;
  path: string;
  title: MarkedText_SegmentFragment[];
  /** The time of an event or a feast. */
  time: ReactNode;
  excerpt: ReactNode;
}

/** A result: its kind, its title, and an excerpt with the match. */
function ResultArticle({ kind, path, title, time, excerpt }: ResultArticleProps) {
  return (
    <article className="relative py-6">
      <p className="text-sm font-semibold text-muted">{kind}</p>
      <h2 className="mt-1 font-body text-xl leading-snug font-semibold wrap-anywhere">
        <Link
          to={path}
          className="text-green decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <MarkedText segments={title} />
        </Link>
      </h2>
      {time}
      {excerpt && <p className="mt-1.5 max-w-[42em] wrap-anywhere">{excerpt}</p>}
    </article>
  );
}
