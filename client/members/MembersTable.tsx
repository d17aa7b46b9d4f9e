import { useCallback, useRef } from 'react';
import { describeError } from '../errors.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import type { MemberOrder } from '../schemaTypes.generated.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { notify } from '../ui/toasts.ts';
import { MemberHeader } from './MemberHeader.tsx';
import { MemberRow } from './MemberRow.tsx';
import type { MembersListQuery } from './MembersList.generated.ts';
import { useReloadMembers } from './useReloadMembers.ts';

interface MembersTableProps {
  members: MembersListQuery['members'];
  search: string;
  order: MemberOrder;
  onOrder: (order: MemberOrder) => void;
  /** Whether other members are on their way. */
  loading: boolean;
  load: (after: string | null) => Promise<unknown>;
}

/**
 * Members with what is known of them. A narrow screen shows them as cards; the roles are spelled
 * out, because an element that is not laid out as a table loses them.
 */
export function MembersTable(props: MembersTableProps) {
  const { members, search, order, onOrder, loading, load } = props;
  const messages = useMessages();
  const { members: words } = useAdminMessages().adminLists;
  const status = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const reload = useReloadMembers(search, order);
  const { nodes, pageInfo } = members;

  const onDeleted = useCallback(() => {
    // The button that had the focus goes with its row.
    status.current?.focus({ preventScroll: true });
    reload().catch((error: unknown) => {
      const reason = describeError(error, messages).message;
      notify({ tone: 'bad', text: words.reloadFailed, reason });
    });
  }, [reload, messages, words]);

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="mt-4 text-muted">
        {loading ? words.loading : words.shown(nodes.length, pageInfo.hasNextPage)}
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
      <LoadMore pageInfo={pageInfo} load={load} list={rows} label={words.loadMore} />
    </>
  );
}
