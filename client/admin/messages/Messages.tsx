import { Link } from 'react-router-dom';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { type Column, columnsOf, detail, RowLink } from '../../lists/DataTable.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { UnfinishedForms } from '../../forms/draft/UnfinishedWork.tsx';
import { Instant } from '../../ui/text/Instant.tsx';
import { accentButton } from '../../ui/buttonStyle.ts';
import {
  type MemberMessage_MessageFragment,
  useMemberMessagesQuery,
} from './Messages.generated.ts';
import { useSubjectOf } from './useSubjectOf.ts';

/** The messages to members (docs/product/messages.md, section 6.37). */
export function Component() {
  const { memberMessages: words } = useAdminMessages();
  const query = useMemberMessagesQuery({ variables: {}, fetchPolicy: 'cache-and-network' });
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
      <QueryTable
        query={query}
        listIn={({ memberMessages }) => memberMessages}
        words={words}
        columns={useColumns()}
      />
    </AdminPage>
  );
}

function useColumns(): Column<MemberMessage_MessageFragment>[] {
  const { memberMessages: words } = useAdminMessages();
  const { columns } = words;
  const subjectOf = useSubjectOf();
  return columnsOf(columns, {
    subject: {
      card: 'title',
      cell: (message) => (
        <RowLink to={`/admin/edit-message/${message.id}`} title={subjectOf(message)} />
      ),
    },
    state: { width: 'lg:w-44', card: 'detail', cell: ({ state }) => words.states[state] },
    delivery: detail(
      'lg:w-64',
      ({ state, delivery }) =>
        state !== 'DRAFT' && words.delivery(delivery.sent, delivery.waiting, delivery.failed),
    ),
    sendAt: detail('lg:w-52', ({ sendAt }) => sendAt && <Instant at={sendAt} />),
    createdBy: {
      cell: ({ createdBy, createdAt }) => (
        <>
          {createdBy}
          <br />
          <Instant at={createdAt} />
        </>
      ),
    },
  });
}
