import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApi } from '../graphql/api.ts';
import { LoadMore } from '../ui/LoadMore.tsx';

interface SubmissionListProps<Submission extends { id: string }> {
  /** The type of the entries in the schema. */
  typename: string;
  entries: Submission[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  load: (after: string | null) => Promise<unknown>;
  words: { empty: string; shown: (count: number, more: boolean) => string; loadMore: string };
  /** Shows an entry, and calls back when it has been deleted. */
  children: (entry: Submission, onDeleted: () => void) => ReactNode;
}

/** A list of what visitors sent with one of the public forms. */
export function SubmissionList<Submission extends { id: string }>(
  props: SubmissionListProps<Submission>,
) {
  const { typename, entries, pageInfo, load, words, children } = props;
  const { client } = useApi();
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const [deleted, setDeleted] = useState<string>();
  useEffect(() => {
    if (!deleted || !client) return;
    // The button that had the focus goes with its entry.
    status.current?.focus({ preventScroll: true });
    const { cache } = client;
    cache.evict({ id: cache.identify({ __typename: typename, id: deleted }) });
  }, [deleted, client, typename]);

  const { hasNextPage } = pageInfo;
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="text-muted">
        {entries.length > 0 || hasNextPage ? words.shown(entries.length, hasNextPage) : words.empty}
      </p>
      <ul ref={list} className="mt-3 mb-10 divide-y divide-line border-y border-line empty:hidden">
        {entries.map((entry) => (
          <li key={entry.id}>{children(entry, () => setDeleted(entry.id))}</li>
        ))}
      </ul>
      <LoadMore pageInfo={pageInfo} load={load} list={list} label={words.loadMore} />
    </>
  );
}
