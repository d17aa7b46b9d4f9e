import { Link } from 'react-router-dom';
import { contentKinds } from '../../contentKinds.ts';
import { Excerpt } from '../../ui/text/Excerpt.tsx';
import { MarkedText } from '../../ui/text/MarkedText.tsx';
import { useSearchMessages } from './messages.ts';
import { EventTime } from './EventTime.tsx';
import type { SearchResult_EdgeFragment } from './SearchResult.generated.ts';

/** A result: the kind of record, its title, and an excerpt with the match. */
export function SearchResult({ edge }: { edge: SearchResult_EdgeFragment }) {
  const { node, title, category } = edge;
  return (
    <article className="relative py-6">
      <p className="text-sm font-semibold text-muted">
        <KindName typename={node.__typename} />
        {category.length > 0 && ' · '}
        <MarkedText segments={category} />
      </p>
      <h2 className="mt-1 font-body text-xl leading-snug font-semibold wrap-anywhere">
        <Link
          to={node.path}
          className="text-green decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <MarkedText segments={title} />
        </Link>
      </h2>
      {node.__typename === 'Event' && <EventTime event={node} />}
      <p className="mt-1.5 max-w-[42em] wrap-anywhere">
        <Excerpt edge={edge} />
      </p>
    </article>
  );
}

const useNews = () => useSearchMessages().news;

/** A link to the page of the kind; a kind without a page is on the home page. */
function KindName({ typename }: { typename: string }) {
  const kind = contentKinds.find((each) => each.typename === typename);
  const useName = kind?.page?.useName ?? useNews;
  return <>{useName()}</>;
}
