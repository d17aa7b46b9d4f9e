import { constantCase } from '../shared/constantCase.ts';
import { millisecondsOfDay } from '../shared/dates/days.ts';
import type { Services } from '../context.ts';
import type { Prisma, Webhook, WebhookDelivery } from '../generated/prisma/client.ts';
import type { LinkProblem } from '../generated/prisma/enums.ts';
import { problemOf } from '../linkCheck/findProblem.ts';
import { sealPurpose, signedHeaders } from './signature.ts';

const minute = 60_000;

/** How long a message is tried, and how long every attempt must fail until the webhook is disabled. */
const triedFor = millisecondsOfDay;
const failuresUntilDisabled = 7 * millisecondsOfDay;

/** The pause after a failed attempt. It grows with each attempt. */
const pauseAfter = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), 180 * minute);

/** Much longer than the time limit of a request, so that it only expires if the process has died. */
const lease = minute;

/** The limits of one run for each webhook, so that a slow one does not delay the others for long. */
const maxPerRun = 200;
const maxDuration = 30_000;

/**
 * Sends the messages that are due, to all webhooks in parallel. Several processes may run this at the
 * same time: each message is claimed by one of them.
 * @param busy the webhooks to which this process is sending; they are left out
 * @returns the number of attempts
 */
export async function deliverWebhooks(
  services: Services,
  stopped: AbortSignal,
  busy = new Set<string>(),
): Promise<number> {
  const webhooks = await services.prisma.webhook.findMany({ where: { state: 'ACTIVE' } });
  const results = await Promise.allSettled(
    webhooks
      .filter(({ id }) => !busy.has(id))
      .map(({ id }) => {
        busy.add(id);
        return deliverTo(services, id, stopped).finally(() => busy.delete(id));
      }),
  );
  let attempts = 0;
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
    attempts += result.value;
  }
  return attempts;
}

async function deliverTo(services: Services, id: string, stopped: AbortSignal) {
  const { prisma, now } = services;
  const end = now().getTime() + maxDuration;
  let attempts = 0;
  while (attempts < maxPerRun && !stopped.aborted && now().getTime() < end) {
    // Read for each message, because an account may change it meanwhile.
    const webhook = await prisma.webhook.findUnique({ where: { id, state: 'ACTIVE' } });
    if (!webhook) break;
    const secrets = secretsOf(services, webhook);
    if (secrets.length === 0) {
      // They were encrypted with another secret of the site.
      await prisma.webhook.updateMany({ where: { id }, data: { state: 'FAILED' } });
      break;
    }
    const delivery = await claimDelivery(services, id);
    if (!delivery) break;
    attempts++;
    const outcome = await send(services, webhook.url, secrets, delivery, stopped);
    const next = await record(services, delivery, outcome);
    const { status } = outcome;
    if (status && status < 500 && status !== 429) continue;
    // Other messages would fail too, so they wait for the same time.
    await prisma.webhookDelivery.updateMany({
      where: { webhookId: id, state: 'PENDING', nextAttemptAt: { lt: next } },
      data: { nextAttemptAt: next },
    });
    break;
  }
  return attempts;
}

/**
 * Claims the message that is due longest, unless an earlier one about the same record is not delivered
 * yet.
 */
async function claimDelivery({ prisma, now }: Services, webhookId: string) {
  const present = now().getTime();
  const [claimed] = await prisma.$queryRaw<WebhookDelivery[]>`
    UPDATE "webhook-delivery" SET attempts = attempts + 1,
      "nextAttemptAt" = ${new Date(present + lease)},
      "triedUntil" = coalesce("triedUntil", ${new Date(present + triedFor)})
    WHERE id = (SELECT id FROM "webhook-delivery" AS due
      WHERE "webhookId" = ${webhookId}::uuid AND state = 'PENDING' AND "nextAttemptAt" <= ${now()}
        AND NOT EXISTS (SELECT FROM "webhook-delivery" AS earlier
          WHERE earlier."webhookId" = due."webhookId" AND earlier.kind = due.kind
            AND earlier."recordId" = due."recordId" AND earlier.state = 'PENDING'
            AND earlier.sequence < due.sequence)
      ORDER BY "nextAttemptAt", sequence LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *`;
  return claimed;
}

interface Outcome {
  /** The HTTP status; null if there was no response. */
  status: number | null;
  problem: LinkProblem | null;
}

/** The secrets that sign, decrypted: the current one, and the former one for a day. */
function secretsOf({ secretSeal, now }: Services, webhook: Webhook): string[] {
  const { id, secret, formerSecret, formerSecretUntil } = webhook;
  const isKept = formerSecret && formerSecretUntil && formerSecretUntil > now();
  const sealed = isKept ? [secret, formerSecret] : [secret];
  return sealed.flatMap((each) => secretSeal.open(each, sealPurpose(id)) ?? []);
}

async function send(
  { requestLink, server, now }: Services,
  url: string,
  secrets: string[],
  delivery: WebhookDelivery,
  stopped: AbortSignal,
): Promise<Outcome> {
  const body = bodyOf(delivery, server.siteUrl);
  const headers = {
    ...signedHeaders(delivery.id, now(), body, secrets),
    'content-type': 'application/json',
    'user-agent': `webhooks of ${server.siteUrl}`,
  };
  return requestLink(url, stopped, { headers, body }).then(
    ({ status }) => ({ status, problem: null }),
    (error: unknown) => ({ status: null, problem: problemOf(error, stopped) }),
  );
}

function bodyOf({ kind, recordId, event, path, occurredAt }: WebhookDelivery, siteUrl: string) {
  return JSON.stringify({
    type: `${kind}.${event.toLowerCase()}`,
    timestamp: occurredAt.toISOString(),
    data: {
      id: String(recordId),
      kind: constantCase(kind),
      address: siteUrl + path,
      change: event,
    },
  });
}

/**
 * Stores the outcome of an attempt, unless the message was queued again, or claimed by another process, meanwhile.
 * @returns when the next attempt would be
 */
async function record(services: Services, delivery: WebhookDelivery, outcome: Outcome) {
  const { prisma, now, log } = services;
  const { id, webhookId, attempts, triedUntil } = delivery;
  const { status } = outcome;
  const present = now();
  const isDelivered = status !== null && status >= 200 && status < 300;
  const next = new Date(present.getTime() + pauseAfter(attempts));
  const isOver = !isDelivered && triedUntil !== null && next > triedUntil;
  const state = isDelivered ? 'DELIVERED' : isOver ? 'FAILED' : 'PENDING';
  const data = { ...outcome, state, nextAttemptAt: next } as const;
  // Not `nextAttemptAt`, which another process postpones when the webhook refuses its message.
  await prisma.webhookDelivery.updateMany({ where: { id, attempts, triedUntil }, data });
  const change = (where: Prisma.WebhookWhereInput, data: Prisma.WebhookUpdateManyMutationInput) =>
    prisma.webhook.updateMany({ where: { id: webhookId, ...where }, data });
  if (isDelivered) {
    await change({ failingSince: { not: null } }, { failingSince: null });
    return next;
  }
  log.warn({ webhook: webhookId, delivery: id, ...outcome }, 'a webhook was not delivered');
  await change({ failingSince: null }, { failingSince: present });
  // Standard Webhooks: an address that responds with 410 is gone.
  const isFailing = { lte: new Date(present.getTime() - failuresUntilDisabled) };
  const where = { state: 'ACTIVE', ...(status !== 410 && { failingSince: isFailing }) } as const;
  if (isOver || status === 410) await change(where, { state: 'FAILED' });
  return next;
}
