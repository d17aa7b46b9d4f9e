import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Instant } from '../../ui/text/Instant.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { ExportButton } from '../../content/ExportButton.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { type Column, columnsOf, detail, RowLink } from '../../lists/DataTable.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import type { MailMessagePage_MailMessageFragment } from './MailMessagePage.generated.ts';
import { MailState } from './MailState.tsx';
import { SendButton } from './SendButton.tsx';
import { useExportOutboxMutation } from './ExportOutbox.generated.ts';
import { useOutboxQuery } from './Outbox.generated.ts';

/** The mail messages of the site, with their states. */
export function Component() {
  const { outbox: words } = useAdminMessages().adminMail;
  const [shown, setShown] = useAddressState('only', 'all', ['all', 'undelivered']);
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
      <QueryTable
        query={query}
        listIn={({ mailMessages }) => mailMessages}
        words={{ ...words, empty: undelivered ? words.allSent : words.empty }}
        columns={useMailColumns()}
        {...(data?.siteSettings.sendsMail && {
          actions: ({ id, subject, state }: MailMessagePage_MailMessageFragment) =>
            state !== 'SENT' && <SendButton id={id} subject={subject} />,
        })}
      />
    </AdminPage>
  );
}

function useMailColumns(): Column<MailMessagePage_MailMessageFragment>[] {
  const { outbox: words } = useAdminMessages().adminMail;
  const { columns } = words;
  return columnsOf(columns, {
    subject: {
      card: 'title',
      cell: ({ id, subject }) => <RowLink to={`/admin/outbox/${id}`} title={subject} />,
    },
    state: { width: 'lg:w-44', card: 'detail', cell: ({ state }) => <MailState state={state} /> },
    to: { card: 'detail', cell: ({ to }) => to || words.toInbox },
    kind: { width: 'lg:w-44', card: 'detail', cell: ({ kind }) => words.kinds[kind] },
    createdAt: detail('lg:w-52', ({ createdAt }) => <Instant at={createdAt} />),
  });
}
