import { useRef } from 'react';
import type { AdminKindName } from '../adminKinds.ts';
import { AdminRecordActions } from '../AdminRecordActions.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { type ListEntry, RecordRow } from './RecordRow.tsx';
import { useListPosition } from '../../lists/useListPosition.ts';

interface RecordListProps {
  kind: AdminKindName;
  entries: ListEntry[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** The words that were looked for. */
  search: string;
  /** Whether other entries are on their way. */
  loading: boolean;
  load: (after: string | null) => Promise<unknown>;
  /** Stands in place of the entries where there are none. */
  empty: string;
}

/** How many entries come at once. */
const pageSize = 100;

/** The records of a kind, or those of them that are looked for. */
export function RecordList(props: RecordListProps) {
  const { kind, entries, pageInfo, search, loading, load, empty } = props;
  const { adminLists } = useAdminMessages();
  const { ui } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const ids = entries.map(({ id }) => id);
  const isFilling = useListPosition({ ids, pageSize, pageInfo, load, list });

  return (
    <>
      <p role="status" className="mt-5 text-muted">
        {loading || isFilling ? ui.loading : adminLists.shown(entries.length, pageInfo.hasNextPage)}
      </p>
      {entries.length === 0 && !loading && (
        <p className="mt-6 text-lg">{search ? adminLists.nothingFound(search) : empty}</p>
      )}
      <ul
        ref={list}
        aria-busy={loading}
        className="mt-3 mb-10 divide-y divide-line border-y border-line empty:hidden"
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <RecordRow {...entry}>
              <AdminRecordActions kind={kind} id={entry.id} title={entry.title} />
            </RecordRow>
          </li>
        ))}
      </ul>
      {!isFilling && <LoadMore pageInfo={pageInfo} load={load} list={list} label={ui.loadMore} />}
    </>
  );
}
