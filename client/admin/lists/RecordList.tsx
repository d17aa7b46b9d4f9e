import { useDeferredValue, useRef } from 'react';
import type { RecordActionsProps } from '../../content/RecordActions.tsx';
import { RecordTools } from '../../content/RecordTools.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import type { CardImage_PictureFragment } from '../../ui/CardImage.generated.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { matchEntries } from './matchEntries.ts';
import { RecordRow } from './RecordRow.tsx';

export interface ListEntry {
  id: string;
  title: string;
  /** What else tells it from others, in the order of use. */
  details: string[];
  /** Null where it has none, absent where its kind has none. */
  picture?: CardImage_PictureFragment | null;
}

interface RecordListProps {
  kind: RecordActionsProps['kind'];
  entries: ListEntry[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** The words that entries shown must contain. */
  wanted: string;
  load: (after: string | null) => Promise<unknown>;
  /** Stands in place of the entries where there are none. */
  empty: string;
}

/** The records of a kind, or those of them that are wanted. */
export function RecordList(props: RecordListProps) {
  const { kind, entries, pageInfo, load, empty } = props;
  const { adminLists } = useAdminMessages();
  const { ui } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useDeferredValue(props.wanted);
  const matches = matchEntries(entries, wanted);

  if (entries.length === 0) return <p className="py-10 text-lg text-muted">{empty}</p>;
  return (
    <>
      <p role="status" className="mt-5 text-muted">
        {adminLists.found(matches.length, entries.length)}
      </p>
      {matches.length === 0 && (
        <p className="mt-6 text-lg">
          {adminLists.nothingFound(wanted)} {pageInfo.hasNextPage && adminLists.onlyLoaded}
        </p>
      )}
      <ul ref={list} className="mt-3 mb-10 divide-y divide-line border-y border-line empty:hidden">
        {matches.map((entry) => (
          <li key={entry.id}>
            <RecordRow {...entry}>
              <RecordTools kind={kind} id={entry.id} title={entry.title} />
            </RecordRow>
          </li>
        ))}
      </ul>
      <LoadMore pageInfo={pageInfo} load={load} list={list} label={ui.loadMore} />
    </>
  );
}
