import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
  type WebhooksQuery,
} from './Webhooks.generated.ts';
import { WebhookState } from './WebhookState.tsx';

/** A webhook: its form, its secret and its messages (docs/product/accounts.md, section 6.28). */
export function Component() {
  const { id = '' } = useParams();
  const { webhooks: words, adminForms } = useAdminMessages();
  const query = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const webhook = query.data?.webhooks.find((each) => each.id === id);
  return (
    <AdminPage
      heading={webhook?.url ?? words.heading}
      back={{ to: '/admin/webhooks', name: words.heading }}
    >
      <QueryBoundary query={query}>
        {() =>
          webhook ? (
            <Present key={id} webhook={webhook} reload={() => query.refetch()} />
          ) : (
            <p className="py-10 text-lg">{adminForms.missing}</p>
          )
        }
      </QueryBoundary>
    </AdminPage>
  );
}

interface PresentProps {
  webhook: WebhooksQuery['webhooks'][number];
  reload: () => Promise<unknown>;
}

function Present({ webhook, reload }: PresentProps) {
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
            onDone={() => undefined}
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
            await reload().catch(() => undefined);
            throw error;
          })
        }
      />
      <WebhookLog id={id} />
    </div>
  );
}
