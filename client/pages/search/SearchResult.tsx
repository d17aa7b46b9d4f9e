import { KindName } from '../../layout/search/KindName.tsx';
import { Excerpt } from '../../ui/text/Excerpt.tsx';
import { MarkedText } from '../../ui/text/MarkedText.tsx';
import { useSearchMessages } from './messages.ts';
import { EventTime } from './EventTime.tsx';
import { ResultArticle } from './ResultArticle.tsx';
import type { SearchResult_EdgeFragment } from './SearchResult.generated.ts';

/** A found record. */
export function SearchResult({ edge }: { edge: SearchResult_EdgeFragment }) {
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
