import { Link } from 'react-router-dom';
import { AdminPage } from '../../layout/AdminPage.tsx';
import type { Column } from '../../lists/DataTable.tsx';
import { PagedTable } from '../../lists/PagedTable.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { UnfinishedForms } from '../../forms/draft/UnfinishedWork.tsx';
import { useMessages } from '../../messages/messages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import {
  type MemberMessage_MessageFragment,
  useMemberMessagesQuery,
} from './Messages.generated.ts';

/** The number of messages in a page of the list. */
const pageSize = 50;

/** The messages to members (docs/product/messages.md, section 6.37). */
export function Component() {
  const { memberMessages: words, adminLists } = useAdminMessages();
  const { ui } = useMessages();
  const query = useMemberMessagesQuery({ variables: {}, fetchPolicy: 'cache-and-network' });
  const columns = useColumns();
  const data = query.data ?? query.previousData;
  return (
    <AdminPage
      isWide
      heading={words.heading}
      note={words.intro}
      actions={
        <Link to="/admin/add-message" className={accentButton}>
          {words.create}
        </Link>
      }
    >
      <UnfinishedForms paths={['add-message', 'edit-message']} />
      <QueryBoundary query={{ ...query, data }}>
        {({ memberMessages }) => (
          <PagedTable
            label={words.heading}
            columns={columns}
            list={memberMessages}
            pageSize={pageSize}
            loading={query.loading && !query.data}
            load={(after) => query.fetchMore({ variables: { after } })}
            words={{ ...words, loading: ui.loading, shown: adminLists.shown }}
          />
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

function useColumns(): Column<MemberMessage_MessageFragment>[] {
  const { memberMessages: words } = useAdminMessages();
  const dateTime = useDateTime();
  const { columns } = words;
  return [
    {
      name: 'subject',
      header: columns.subject,
      card: 'title',
      cell: ({ id, texts }) => (
        <RowLink
          to={`/admin/edit-message/${id}`}
          title={texts.find(({ subject }) => subject)?.subject ?? words.noSubject}
        />
      ),
    },
    {
      name: 'state',
      header: columns.state,
      width: 'lg:w-44',
      card: 'detail',
      cell: ({ state }) => words.states[state],
    },
    {
      name: 'delivery',
      header: columns.delivery,
      width: 'lg:w-64',
      card: 'detail',
      cell: ({ state, delivery }) =>
        state !== 'DRAFT' && words.delivery(delivery.sent, delivery.waiting, delivery.failed),
    },
    {
      name: 'sendAt',
      header: columns.sendAt,
      width: 'lg:w-52',
      card: 'detail',
      cell: ({ sendAt }) => sendAt && <time dateTime={sendAt}>{dateTime(sendAt)}</time>,
    },
    { name: 'createdBy', header: columns.createdBy, cell: ({ createdBy }) => createdBy },
  ];
}
