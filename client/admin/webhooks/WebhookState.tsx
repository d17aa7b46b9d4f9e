import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import type { WebhooksQuery } from './Webhooks.generated.ts';

const styles = { ACTIVE: 'text-green', PAUSED: 'text-muted', FAILED: 'text-red' };

interface WebhookStateProps {
  webhook: Pick<WebhooksQuery['webhooks'][number], 'state' | 'failingSince'>;
}

/** Shows whether a webhook receives messages. */
export function WebhookState({ webhook: { state, failingSince } }: WebhookStateProps) {
  const { webhooks: words } = useAdminMessages();
  const dateTime = useDateTime();
  return (
    <p>
      <span className={`font-semibold ${styles[state]}`}>{words.states[state]}</span>
      {failingSince && <> · {words.failingSince(dateTime(failingSince))}</>}
    </p>
  );
}
