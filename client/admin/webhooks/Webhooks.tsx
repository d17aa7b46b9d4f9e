import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Section } from '../Section.tsx';
import { useKindNames, WebhookForm, WebhookState } from './WebhookForm.tsx';
import { useCreateWebhookMutation, useWebhooksQuery } from './Webhooks.generated.ts';

/** The webhooks, and the form for a new one (docs/product/accounts.md, section 6.28). */
export function Component() {
  const { webhooks: words } = useAdminMessages();
  const query = useWebhooksQuery({ fetchPolicy: 'network-only' });
  const refresh = useRefresh();
  const kindNames = useKindNames();
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache' });
  const [made, setMade] = useState<{ url: string; secret: string } | null>(null);
  return (
    <AdminPage heading={words.heading} intro={<p>{words.intro}</p>}>
      {/* A failed query of the list does not hide the secret, which is shown once. */}
      {made && (
        <CopyableLink text={words.secret.shown(made.url)} link={made.secret} words={words.secret} />
      )}
      <QueryBoundary query={query}>
        {({ webhooks }) => (
          <div className="space-y-12">
            <Section heading={words.listHeading}>
              {webhooks.length === 0 && <p className="mt-2 text-muted">{words.none}</p>}
              <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
                {webhooks.map((webhook) => (
                  <li key={webhook.id} className="py-3">
                    <Link
                      to={`/admin/webhooks/${webhook.id}`}
                      className="inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere text-green decoration-1 underline-offset-4 hover:underline"
                    >
                      {webhook.url}
                    </Link>
                    <p>{webhook.kinds.map((kind) => kindNames[kind]).join(' · ')}</p>
                    <p>{webhook.events.map((event) => words.events[event]).join(' · ')}</p>
                    <WebhookState webhook={webhook} />
                  </li>
                ))}
              </ul>
            </Section>
            <WebhookForm
              save={async (input) => {
                const { data } = await create({ variables: { input } });
                if (!data) return;
                const { secret, webhook } = data.createWebhook;
                setMade({ url: webhook.url, secret });
                await refresh();
              }}
            />
          </div>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
