import { useCallback, useRef } from 'react';
import { useListPosition } from '../lists/useListPosition.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import type { MemberOrder } from '../graphql/schemaTypes.generated.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { MemberRow } from './MemberRow.tsx';
import type { MembersListQuery } from './MembersList.generated.ts';

interface MembersTableProps {
  members: MembersListQuery['members'];
  search: string;
  order: MemberOrder;
  onOrder: (order: MemberOrder) => void;
  /** Whether other members are on their way. */
  loading: boolean;
  load: (after: string | null) => Promise<unknown>;
  /** Reads the members anew. */
  refresh: () => void;
}

/** How many members come at once. */
const pageSize = 50;

/**
 * Members with what is known of them. A narrow screen shows them as cards; the roles are spelled
 * out, because an element that is not laid out as a table loses them.
 */
export function MembersTable(props: MembersTableProps) {
  const { members, search, order, onOrder, loading, load, refresh } = props;
  const { members: words } = useAdminMessages().adminLists;
  const status = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const { nodes, pageInfo } = members;
  const ids = nodes.map(({ id }) => id);
  const isFilling = useListPosition({ ids, pageSize, pageInfo, load, list: rows });

  const onDeleted = useCallback(() => {
    // The button that had the focus goes with its row.
    status.current?.focus({ preventScroll: true });
    refresh();
  }, [refresh]);

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="mt-4 text-muted">
        {loading || isFilling ? words.loading : words.shown(nodes.length, pageInfo.hasNextPage)}
      </p>
      {nodes.length === 0 ? (
        !loading && (
          <p className="mt-6 text-lg">{search ? words.nothingFound(search) : words.empty}</p>
        )
      ) : (
        <table
          role="table"
          aria-label={words.heading}
          aria-busy={loading}
          className="mt-6 mb-10 block w-full border-collapse lg:table"
        >
          <MemberHeader order={order} onOrder={onOrder} />
          <tbody
            ref={rows}
            role="rowgroup"
            className="mt-4 block border-b border-line lg:table-row-group"
          >
            {nodes.map((member) => (
              <MemberRow key={member.id} member={member} onDeleted={onDeleted} />
            ))}
          </tbody>
        </table>
      )}
      {!isFilling && (
        <LoadMore pageInfo={pageInfo} load={load} list={rows} label={words.loadMore} />
      )}
    </>
  );
}
