import { useRef } from 'react';
import { usePostMessages } from '../../content/posts/messages.ts';
import { PostCard } from '../../content/posts/PostCard.tsx';
import { sectionHeading } from '../../ui/headingStyle.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import type { HomePageQuery } from '../Home.generated.ts';
import { useHomeMessages } from './messages.ts';
import { ListTranslationNote } from '../../content/TranslationNote.tsx';

interface PostsProps {
  posts: HomePageQuery['posts'];
  load: (after: string | null) => Promise<unknown>;
}

/** The association's news, the latest first. */
export function Posts({ posts, load }: PostsProps) {
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
