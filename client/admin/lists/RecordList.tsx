import { useDeferredValue, useRef } from 'react';
import { RecordTools } from '../../content/RecordTools.tsx';
import type { RecordActionsProps } from '../../content/RecordActions.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import type { CardImage_PictureFragment } from '../../ui/CardImage.generated.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { useKeptState } from '../../ui/useKeptState.ts';
import { matchEntries } from './matchEntries.ts';
import { RecordRow } from './RecordRow.tsx';
import { SearchField } from './SearchField.tsx';

export interface ListEntry {
  id: string;
  title: string;
  /** What else tells it from others, in the order of use. */
  details: string[];
  picture?: CardImage_PictureFragment | null;
}

interface RecordListProps {
  kind: RecordActionsProps['kind'];
  entries: ListEntry[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  load: (after: string | null) => Promise<unknown>;
  /** Stands in place of the entries where there are none. */
  empty: string;
}

/** The records of a kind to find, edit and delete. */
export function RecordList({ kind, entries, pageInfo, load, empty }: RecordListProps) {
  const { adminLists } = useAdminMessages();
  const { ui } = useMessages();
  const [words, setWords] = useKeptState('find', '', (kept) => kept);
  const list = useRef<HTMLUListElement>(null);
  const matches = matchEntries(entries, useDeferredValue(words));

  if (entries.length === 0) return <p className="py-10 text-lg text-muted">{empty}</p>;
  return (
    <>
      <SearchField label={adminLists.find} value={words} onChange={setWords} />
      <p role="status" className="mt-3 text-muted">
        {adminLists.found(matches.length, entries.length)}
      </p>
      {matches.length === 0 && (
        <p className="mt-6 text-lg">
          {adminLists.nothingFound(words)} {pageInfo.hasNextPage && adminLists.onlyLoaded}
        </p>
      )}
      <ul ref={list} className="mt-4 mb-10 divide-y divide-line border-y border-line empty:hidden">
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
