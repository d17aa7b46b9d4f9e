import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { ExportButton } from '../../content/ExportButton.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import type { Column } from '../../lists/DataTable.tsx';
import { PagedTable } from '../../lists/PagedTable.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import type { MailMessagePage_MailMessageFragment } from './MailMessagePage.generated.ts';
import { MailState } from './MailState.tsx';
import { SendButton } from './SendButton.tsx';
import { useExportOutboxMutation } from './ExportOutbox.generated.ts';
import { useOutboxQuery } from './Outbox.generated.ts';

/** The number of mail messages in a page of the list. */
const pageSize = 50;

/** The mail messages of the site, with their states. */
export function Component() {
  const { adminLists, adminMail } = useAdminMessages();
  const { ui } = useMessages();
  const { outbox: words } = adminMail;
  const columns = useMailColumns();
  const [shown, setShown] = useAddressState('only', 'all', (kept) =>
    kept === 'undelivered' ? kept : 'all',
  );
  const undelivered = shown === 'undelivered';
  const query = useOutboxQuery({
    variables: { undelivered },
    fetchPolicy: 'cache-and-network',
  });
  const [exportOutbox] = useExportOutboxMutation();
  const data = query.data ?? query.previousData;
  return (
    <AdminPage
      heading={words.heading}
      actions={
        <>
          <ExportButton
            fileName="outbox"
            makeTable={(language) => exportOutbox({ variables: { undelivered, language } })}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              checked={undelivered}
              onChange={(event) => setShown(event.currentTarget.checked ? 'undelivered' : 'all')}
              className="size-6 shrink-0 cursor-pointer accent-accent"
            />
            {words.onlyUndelivered}
          </label>
        </>
      }
      note={
        <>
          <p>{words.intro}</p>
          {query.data && (
            <p className="mt-3">
              {query.data.siteSettings.sendsMail ? words.retries : words.noProvider}
            </p>
          )}
        </>
      }
    >
      <QueryBoundary query={{ ...query, data }}>
        {({ mailMessages, siteSettings }) => (
          <PagedTable
            label={words.heading}
            columns={columns}
            list={mailMessages}
            pageSize={pageSize}
            loading={query.loading && !query.data}
            load={(after) => query.fetchMore({ variables: { after } })}
            words={{
              ...words,
              loading: ui.loading,
              shown: adminLists.shown,
              empty: undelivered ? words.allSent : words.empty,
            }}
            {...(siteSettings.sendsMail && {
              actions: ({ id, subject, state }: MailMessagePage_MailMessageFragment) =>
                state !== 'SENT' && <SendButton id={id} subject={subject} />,
            })}
          />
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

function useMailColumns(): Column<MailMessagePage_MailMessageFragment>[] {
  const dateTime = useDateTime();
  const { outbox: words } = useAdminMessages().adminMail;
  const { columns } = words;
  return [
    {
      name: 'subject',
      header: columns.subject,
      card: 'title',
      cell: ({ id, subject }) => <RowLink to={`/admin/outbox/${id}`} title={subject} />,
    },
    {
      name: 'state',
      header: columns.state,
      width: 'lg:w-44',
      card: 'detail',
      cell: ({ state }) => <MailState state={state} />,
    },
    {
      name: 'to',
      header: columns.to,
      card: 'detail',
      cell: ({ to }) => to || words.toInbox,
    },
    {
      name: 'kind',
      header: columns.kind,
      width: 'lg:w-44',
      card: 'detail',
      cell: ({ kind }) => words.kinds[kind],
    },
    {
      name: 'createdAt',
      header: columns.createdAt,
      width: 'lg:w-52',
      card: 'detail',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time>,
    },
  ];
}
