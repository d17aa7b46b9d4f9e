import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { WebhookForm, WebhookState } from './WebhookForm.tsx';
import {
  useDeleteWebhookMutation,
  useResendWebhookDeliveryMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookMutation,
  useWebhookLogQuery,
  useWebhooksQuery,
  type WebhookLog_DeliveryFragment,
  type WebhooksQuery,
} from './Webhooks.generated.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { type Column, columnsOf, detail } from '../../lists/DataTable.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { Instant } from '../../ui/text/Instant.tsx';
import { InlineLink } from '../../ui/text/InlineLink.tsx';
import { Section } from '../Section.tsx';

/** A webhook: its form, its secret and its messages (docs/product/accounts.md, section 6.28). */
export function Component() {
  const { id = '' } = useParams();
  const { webhooks: words, adminForms } = useAdminMessages();
  const query = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const webhook = query.data?.webhooks.find((each) => each.id === id);
  return (
    <QueryPage
      query={query}
      heading={webhook?.url ?? words.heading}
      back={{ to: '/admin/webhooks', name: words.heading }}
    >
      {() =>
        webhook ? (
          <Present key={id} webhook={webhook} />
        ) : (
          <p className="py-10 text-lg">{adminForms.missing}</p>
        )
      }
    </QueryPage>
  );
}

function Present({ webhook }: { webhook: WebhooksQuery['webhooks'][number] }) {
  const refresh = useRefresh();
  const { id, version, url, state } = webhook;
  const { webhooks: words } = useAdminMessages();
  const navigate = useNavigate();
  const [update] = useUpdateWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation({ fetchPolicy: 'no-cache' });
  const [remove] = useDeleteWebhookMutation();
  const [secret, setSecret] = useState('');
  return (
    <div className="space-y-12">
      <div>
        <WebhookState webhook={webhook} />
        {state === 'FAILED' && <p className="mt-2 max-w-[44em]">{words.failed}</p>}
        {secret && (
          <CopyableLink text={words.secret.shown(url)} link={secret} words={words.secret} />
        )}
        <div className={toolsStyle}>
          <ConfirmedButton
            words={words.rotate}
            subject={url}
            run={async () => {
              const { data } = await rotate({ variables: { id } });
              setSecret(data?.rotateWebhookSecret.secret ?? '');
            }}
          />
          <ConfirmedButton
            words={words.remove}
            subject={url}
            run={() => remove({ variables: { id } })}
            onDone={() => void navigate('/admin/webhooks')}
          />
        </div>
      </div>
      <WebhookForm
        webhook={webhook}
        save={(input) =>
          update({ variables: { id, version, input } }).catch(async (error: unknown) => {
            // If a colleague has changed it, the next save is based on that change.
            await refresh({ isQuiet: true });
            throw error;
          })
        }
      />
      <WebhookLog id={id} />
    </div>
  );
}

const styles = { PENDING: 'text-red', DELIVERED: 'text-green', FAILED: 'text-red' };

/** The messages to a webhook, the latest first. */
function WebhookLog({ id }: { id: string }) {
  const { log: words } = useAdminMessages().webhooks;
  const [resend] = useResendWebhookDeliveryMutation();
  const query = useWebhookLogQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Section heading={words.heading}>
      <p className="mt-2 mb-4 max-w-[44em] text-muted">{words.intro}</p>
      <QueryTable
        query={query}
        listIn={({ webhookDeliveries }) => webhookDeliveries}
        words={words}
        columns={useColumns()}
        hasNoLinks
        actions={({ id, path }) => (
          <AsyncButton
            name={words.sendName(path)}
            label={words.send}
            run={() => resend({ variables: { id } }).then(() => words.willSend)}
          />
        )}
      />
    </Section>
  );
}

function useColumns(): Column<WebhookLog_DeliveryFragment>[] {
  const { webhooks, brokenLinks } = useAdminMessages();
  const { log: words, events } = webhooks;
  const { columns } = words;
  const problems = { ...brokenLinks.problems, PRIVATE_ADDRESS: words.privateAddress };
  const reasonOf = ({ status, problem }: WebhookLog_DeliveryFragment) =>
    problem ? problems[problem] : status && words.status(status);
  return columnsOf(columns, {
    record: { card: 'title', cell: ({ path }) => <InlineLink href={path}>{path}</InlineLink> },
    event: { width: 'lg:w-44', card: 'detail', cell: ({ event }) => events[event] },
    state: detail('lg:w-64', (delivery) => (
      <>
        <span className={`font-semibold ${styles[delivery.state]}`}>
          {words.states[delivery.state]}
        </span>
        {delivery.attempts > 0 && <> · {words.attempts(delivery.attempts)}</>}
        {delivery.state !== 'DELIVERED' && reasonOf(delivery) && <> · {reasonOf(delivery)}</>}
      </>
    )),
    time: detail('lg:w-52', ({ occurredAt }) => <Instant at={occurredAt} />),
  });
}
