import { useState } from 'react';
import { type AdminKindName, adminKinds } from '../../content/adminKinds.ts';
import { kindConstant } from '../../content/kindConstant.ts';
import { toolStyle } from '../../content/toolStyle.ts';
import { useRestore } from '../../content/useRestore.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import type { Column } from '../../lists/DataTable.tsx';
import { PagedTable } from '../../lists/PagedTable.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { type DeletedRecordsQuery, useDeletedRecordsQuery } from './DeletedRecords.generated.ts';

type Deleted = DeletedRecordsQuery['deletedRecords']['nodes'][number];

/** How many records come at once. */
const pageSize = 50;

/** What was deleted and can be restored (docs/product.md, section 6.7). */
export function Component() {
  const { adminLists, deleted: words } = useAdminMessages();
  const { ui } = useMessages();
  const columns = useDeletedColumns();
  const query = useDeletedRecordsQuery({ fetchPolicy: 'cache-and-network' });
  const shown = { ...query, data: query.data ?? query.previousData };
  return (
    <AdminPage heading={words.heading} note={words.intro}>
      <QueryBoundary query={shown}>
        {({ deletedRecords }) => (
          <PagedTable
            label={words.heading}
            columns={columns}
            list={deletedRecords}
            pageSize={pageSize}
            loading={query.loading && !query.data}
            load={(after) => query.fetchMore({ variables: { after } })}
            words={{ ...words, loading: ui.loading, shown: adminLists.shown }}
            actions={(record) => <RestoreButton record={record} />}
          />
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

function useDeletedColumns(): Column<Deleted>[] {
  const dateTime = useDateTime();
  const { adminLists, deleted: words } = useAdminMessages();
  const { columns } = words;
  return [
    {
      name: 'title',
      header: adminLists.title,
      card: 'title',
      cell: (record) => (
        <span className="flex items-center justify-between gap-x-3">
          <span className="min-w-0 truncate">
            <MultilingualText text={record.title} />
          </span>
          {/* On a card, which leads nowhere. */}
          <span className="shrink-0 lg:hidden">
            <RestoreButton record={record} />
          </span>
        </span>
      ),
    },
    {
      name: 'kind',
      header: columns.kind,
      width: 'lg:w-44',
      card: 'detail',
      cell: ({ kind }) => <KindName kind={kind} />,
    },
    {
      name: 'deletedAt',
      header: columns.deletedAt,
      width: 'lg:w-52',
      card: 'detail',
      cell: ({ deletedAt }) => <time dateTime={deletedAt}>{dateTime(deletedAt)}</time>,
    },
    {
      name: 'deletedBy',
      header: columns.deletedBy,
      card: 'detail',
      cell: ({ deletedBy }) => deletedBy,
    },
    {
      name: 'restorableUntil',
      header: columns.restorableUntil,
      width: 'lg:w-52',
      cell: ({ restorableUntil }) => (
        <time dateTime={restorableUntil}>{dateTime(restorableUntil)}</time>
      ),
    },
  ];
}

/** Each kind reads its words by a hook of its own, so it is a component. */
function KindName({ kind }: Pick<Deleted, 'kind'>) {
  const found = Object.entries(adminKinds).find(
    ([name]) => kindConstant(name as AdminKindName) === kind,
  );
  return found && <KindWord useMessages={found[1].useMessages} />;
}

function KindWord({ useMessages: useWords }: { useMessages: () => { kind: string } }) {
  return useWords().kind;
}

function RestoreButton({ record }: { record: Deleted }) {
  const { deleted: words } = useAdminMessages();
  const restore = useRestore();
  const [isBusy, setIsBusy] = useState(false);
  const { kind, recordId, title } = record;

  async function onClick() {
    setIsBusy(true);
    await restore({ kind, id: recordId }, title);
    setIsBusy(false);
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void onClick()}
      className={`${toolStyle} cursor-pointer`}
    >
      {isBusy ? (
        words.restoring
      ) : (
        <AccessibleLabel name={words.restoreName(title)}>{words.restore}</AccessibleLabel>
      )}
    </button>
  );
}
