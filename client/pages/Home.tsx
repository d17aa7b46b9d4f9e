import { Head } from '../layout/head/Head.tsx';
import { useEventMessages } from '../content/events/messages.ts';
import { usePostMessages } from '../content/posts/messages.ts';
import { useObservanceMessages } from '../messages/observanceMessages.ts';
import { useHomeMessages } from './home/messages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { QueryResult } from '../ui/QueryResult.tsx';
import {
  HomePageDocument,
  type HomePageQuery,
  type NextEvent_EventFragment,
  useHomePageQuery,
} from './Home.generated.ts';
import { AmharicIntroduction, Hero } from './home/Hero.tsx';
import { useRef } from 'react';
import { PostCard } from '../content/posts/PostCard.tsx';
import { sectionHeading } from '../ui/headingStyle.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { ListTranslationNote, TranslationNote } from '../content/TranslationNote.tsx';
import { Link } from 'react-router-dom';
import { DayInBothCalendars, DayInOtherCalendar } from '../ui/text/DayInBothCalendars.tsx';
import type { ObservanceName_ObservanceFragment } from './calendar/ObservanceName.generated.ts';
import { ObservanceName } from './calendar/ObservanceName.tsx';
import type { ContactPoint, Organization } from 'schema-dts';
import {
  groupPlatforms,
  useSiteSettings,
  useSocialAccounts,
} from '../layout/footer/siteSettings.ts';
import { useOrganization } from '../layout/head/useOrganization.ts';
import { CalendarLeaf } from '../content/events/CalendarLeaf.tsx';
import { EventDays, EventHours } from '../content/events/EventDays.tsx';
import { eventDays, eventPlace } from '../content/events/eventTexts.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { TitleLink } from '../ui/text/TitleLink.tsx';

export const handle: PageHandle = {
  query: HomePageDocument,
  messages: [useHomeMessages, useObservanceMessages, useEventMessages, usePostMessages],
};

/** The home page: picture, welcome, the next event and news (docs/product/pages.md, section 3.1). */
export function Component() {
  const query = useHomePageQuery();
  const { hero, darkHero } = query.data ?? {};
  return (
    <>
      <Head
        page="home"
        preview={hero?.previewUrl}
        previewAlt={hero?.alt}
        things={[useReachableOrganization()]}
      />
      <Hero picture={hero} darkPicture={darkHero} />
      <QueryResult query={query}>
        {({
          today,
          nextObservances: [observance],
          events: {
            nodes: [next],
          },
          posts,
        }) => (
          <>
            {next && <NextEvent event={next} />}
            <Today today={today} next={observance} />
            <AmharicIntroduction />
            <Posts posts={posts} load={(after) => query.fetchMore({ variables: { after } })} />
          </>
        )}
      </QueryResult>
    </>
  );
}

interface PostsProps {
  posts: HomePageQuery['posts'];
  load: (after: string | null) => Promise<unknown>;
}

/** The association's news, the latest first. */
function Posts({ posts, load }: PostsProps) {
  const words = usePostMessages();
  const home = useHomeMessages();
  const list = useRef<HTMLDivElement>(null);
  return (
    <section className="mx-auto w-full max-w-6xl px-4 pt-12 pb-16 sm:px-6 lg:pt-28 lg:pb-36">
      <h2 className={sectionHeading}>{home.postsHeading}</h2>
      <ListTranslationNote records={posts.nodes} />
      {posts.nodes.length === 0 && <p className="mt-6 text-lg text-muted">{home.noPosts}</p>}
      <div ref={list} className="mt-6 mb-10 space-y-5 lg:mt-16 lg:mb-16 lg:space-y-28">
        {posts.nodes.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <LoadMore pageInfo={posts.pageInfo} load={load} list={list} label={words.loadMore} />
    </section>
  );
}

interface TodayProps {
  /** YYYY-MM-DD in Auckland, from the server: browsers in other time zones have another day. */
  today: string;
  next: ObservanceName_ObservanceFragment | undefined;
}

/** Today in both calendars, and the next feast or holiday. */
function Today({ today, next }: TodayProps) {
  const words = useHomeMessages();
  const isToday = next?.date === today;
  return (
    <section
      aria-label={words.today}
      className="mx-auto w-full max-w-6xl px-4 pt-8 sm:px-6 lg:pt-10"
    >
      <p>
        {words.today} <DayInBothCalendars day={today} />
      </p>
      {next && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>{isToday ? words.feastToday : words.nextFeast}</span>
          <Link
            to="/calendar"
            className="inline-flex min-h-11 items-center gap-x-2 text-green underline underline-offset-4"
          >
            <span>
              <ObservanceName observance={next} />
            </span>
          </Link>
          {!isToday && (
            <span className="text-muted">
              <DayInBothCalendars day={next.date} />
            </span>
          )}
        </p>
      )}
    </section>
  );
}

/** The association and its contact details, for search engines. */
function useReachableOrganization(): Organization {
  const { phoneNumber, contactEmail, officeLocation } = useSiteSettings() ?? {};
  const accounts = useSocialAccounts(groupPlatforms).map(({ url }) => url);
  const reached = {
    ...(phoneNumber && { telephone: phoneNumber }),
    ...(contactEmail && { email: contactEmail }),
  };
  const contactPoint: ContactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...reached,
  };
  return {
    ...useOrganization(),
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(officeLocation && { address: officeLocation }),
    ...(Object.keys(reached).length > 0 && { contactPoint }),
  };
}

/** The next event, with a link to all events. */
function NextEvent({ event }: { event: NextEvent_EventFragment }) {
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
