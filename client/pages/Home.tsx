import { Head } from '../layout/head/Head.tsx';
import { useEventMessages } from '../content/events/messages.ts';
import { usePostMessages } from '../content/posts/messages.ts';
import { useObservanceMessages } from '../messages/observanceMessages.ts';
import { useHomeMessages } from './home/messages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { QueryResult } from '../ui/QueryResult.tsx';
import { HomePageDocument, useHomePageQuery } from './Home.generated.ts';
import { AmharicIntroduction, Hero } from './home/Hero.tsx';
import { NextEvent } from './home/NextEvent.tsx';
import { Posts } from './home/Posts.tsx';
import { Today } from './home/Today.tsx';
import { useReachableOrganization } from './home/useReachableOrganization.ts';

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
