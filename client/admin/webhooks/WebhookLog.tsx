import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { columnsOf } from '../../lists/columnsOf.ts';
import type { Column } from '../../lists/DataTable.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { InlineLink } from '../../ui/text/InlineLink.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { Section } from '../Section.tsx';
import {
  useResendWebhookDeliveryMutation,
  useWebhookLogQuery,
  type WebhookLog_DeliveryFragment,
} from './Webhooks.generated.ts';

const styles = { PENDING: 'text-red', DELIVERED: 'text-green', FAILED: 'text-red' };

/** The messages to a webhook, the latest first. */
export function WebhookLog({ id }: { id: string }) {
  const { log: words } = useAdminMessages().webhooks;
  const query = useWebhookLogQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Section heading={words.heading}>
      <p className="mt-2 mb-4 max-w-[44em] text-muted">{words.intro}</p>
      <QueryTable
        query={query}
        listIn={({ webhookDeliveries }) => webhookDeliveries}
        words={words}
        columns={useColumns()}
        leadsNowhere
        actions={({ id, path }) => <ResendButton id={id} path={path} />}
      />
    </Section>
  );
}

function useColumns(): Column<WebhookLog_DeliveryFragment>[] {
  const { webhooks, brokenLinks } = useAdminMessages();
  const dateTime = useDateTime();
  const { log: words, events } = webhooks;
  const { columns } = words;
  const problems = { ...brokenLinks.problems, PRIVATE_ADDRESS: words.privateAddress };
  const reasonOf = ({ status, problem }: WebhookLog_DeliveryFragment) =>
    problem ? problems[problem] : status && words.status(status);
  return columnsOf(columns, {
    record: { card: 'title', cell: ({ path }) => <InlineLink href={path}>{path}</InlineLink> },
    event: { width: 'lg:w-44', card: 'detail', cell: ({ event }) => events[event] },
    state: {
      width: 'lg:w-64',
      card: 'detail',
      cell: (delivery) => (
        <>
          <span className={`font-semibold ${styles[delivery.state]}`}>
            {words.states[delivery.state]}
          </span>
          {delivery.attempts > 0 && <>, {words.attempts(delivery.attempts)}</>}
          {delivery.state !== 'DELIVERED' && reasonOf(delivery) && <> · {reasonOf(delivery)}</>}
        </>
      ),
    },
    time: {
      width: 'lg:w-52',
      card: 'detail',
      cell: ({ occurredAt }) => <time dateTime={occurredAt}>{dateTime(occurredAt)}</time>,
    },
  });
}

/** Sends a message again. */
function ResendButton({ id, path }: Pick<WebhookLog_DeliveryFragment, 'id' | 'path'>) {
  const { log: words } = useAdminMessages().webhooks;
  const failureText = useFailureText();
  const { notify } = useToaster();
  const [resend] = useResendWebhookDeliveryMutation({ variables: { id } });

  async function run() {
    try {
      await resend();
      notify({ tone: 'good', text: words.willSend });
    } catch (error) {
      notify({ tone: 'bad', text: words.notSent, reason: failureText(error) });
    }
  }

  return (
    <AsyncButton
      name={words.sendName(path)}
      label={words.send}
      busyLabel={words.sending}
      run={run}
    />
  );
}
