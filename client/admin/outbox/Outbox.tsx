import { useRef } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { MailMessageRow } from './MailMessageRow.tsx';
import { useOutboxQuery } from './Outbox.generated.ts';

/** The mail messages that the site wrote, and what became of them. */
export function Component() {
  const { outbox: words } = useAdminMessages().adminMail;
  const [shown, setShown] = useAddressState('shown', 'all', (kept) =>
    kept === 'undelivered' ? kept : 'all',
  );
  const undelivered = shown === 'undelivered';
  const query = useOutboxQuery({
    variables: { undelivered },
    fetchPolicy: 'cache-and-network',
  });
  const list = useRef<HTMLUListElement>(null);
  return (
    <AdminPage
      heading={words.heading}
      actions={
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={undelivered}
            onChange={(event) => setShown(event.currentTarget.checked ? 'undelivered' : 'all')}
            className="size-6 shrink-0 cursor-pointer accent-accent"
          />
          {words.onlyUndelivered}
        </label>
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
      <QueryBoundary query={query}>
        {({ mailMessages, siteSettings }) =>
          mailMessages.nodes.length === 0 ? (
            <p className="py-10 text-lg text-muted">{undelivered ? words.allSent : words.empty}</p>
          ) : (
            <>
              <ul ref={list} className="mt-2 mb-10 divide-y divide-line border-y border-line">
                {mailMessages.nodes.map((mailMessage) => (
                  <li key={mailMessage.id}>
                    <MailMessageRow mailMessage={mailMessage} canSend={siteSettings.sendsMail} />
                  </li>
                ))}
              </ul>
              <LoadMore
                pageInfo={mailMessages.pageInfo}
                load={(after) => query.fetchMore({ variables: { after } })}
                list={list}
                label={words.loadMore}
              />
            </>
          )
        }
      </QueryBoundary>
    </AdminPage>
  );
}
