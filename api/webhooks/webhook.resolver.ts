import { randomUUID } from 'node:crypto';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import { type Connection, PageArgs, pageRequest } from '../content/lists/connection.ts';
import { VersionArg } from '../content/versionArg.ts';
import { UuidArg } from '../uuidArg.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { changedMeanwhile, notFound } from '../errors.ts';
import type {
  Prisma,
  Webhook as WebhookRow,
  WebhookDelivery as DeliveryRow,
} from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { addDays } from '../shared/dates/days.ts';
import { webhookFields } from '../shared/messages/en/adminWebhookFields.ts';
import { webhookRules } from '../shared/webhooks/webhook.rules.ts';
import { startComparison } from './noteEvents.ts';
import { newSecret, sealPurpose } from './signature.ts';
import {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookInput,
  WebhookWithSecret,
} from './webhook.types.ts';

const idDescription = { description: 'The id of the webhook.' };

@Resolver()
export class WebhookResolver {
  @Access(Role.ADMIN)
  @Query(() => [Webhook], { description: 'The webhooks, the oldest first.' })
  webhooks(@Ctx() { prisma }: Context): Promise<WebhookRow[]> {
    return prisma.webhook.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  }

  @Access(Role.ADMIN)
  @Query(() => WebhookDeliveryConnection, {
    description: 'The messages to a webhook in the last 30 days, the latest first.',
  })
  async webhookDeliveries(
    @UuidArg('webhookId', idDescription) webhookId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<DeliveryRow>> {
    const { take, afterKey, toConnection } = pageRequest(page);
    const rows = await prisma.webhookDelivery.findMany({
      where: { webhookId, ...(afterKey && { sequence: { lt: afterKey[0] } }) },
      orderBy: { sequence: 'desc' },
      take,
    });
    const count = () => prisma.webhookDelivery.count({ where: { webhookId } });
    return toConnection(rows, count, ({ sequence }) => [sequence]);
  }

  @Access(Role.ADMIN)
  @Mutation(() => WebhookWithSecret, {
    description: 'Creates a webhook. It receives the events from now on.',
  })
  createWebhook(
    @Arg('input', () => WebhookInput, { description: 'Its values.' }) input: WebhookInput,
    @Ctx() context: Context,
  ): Promise<WebhookWithSecret> {
    const { isActive, ...values } = parseInput(webhookRules, input, webhookFields);
    const id = randomUUID();
    return write(context, async (tx, createdBy) => {
      if (isActive) await startComparison(tx, context);
      const secret = newSecret();
      const webhook = await tx.webhook.create({
        data: {
          ...values,
          id,
          createdBy,
          createdAt: context.now(),
          secret: context.secretSeal.seal(secret, sealPurpose(id)),
          state: isActive ? 'ACTIVE' : 'PAUSED',
        },
      });
      return { webhook, secret };
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Webhook, {
    description:
      'Changes a webhook. If it becomes active, it receives the events from now on, and the ' +
      'messages that are still pending. Fails with CONFLICT if somebody else changed it since.',
  })
  updateWebhook(
    @UuidArg('id', idDescription) id: string,
    @VersionArg() version: number,
    @Arg('input', () => WebhookInput, { description: 'The new values.' }) input: WebhookInput,
    @Ctx() context: Context,
  ): Promise<WebhookRow> {
    const { isActive, ...values } = parseInput(webhookRules, input, webhookFields);
    return write(context, async (tx) => {
      const { state, ...seen } = await lockWebhook(tx, id);
      if (seen.version !== version) throw changedMeanwhile('Webhook');
      const starts = isActive && state !== 'ACTIVE';
      if (starts) {
        await startComparison(tx, context);
        // Its pending messages are tried for a day again.
        const data = { triedUntil: null, attempts: 0, nextAttemptAt: context.now() };
        await tx.webhookDelivery.updateMany({ where: { webhookId: id, state: 'PENDING' }, data });
      }
      return tx.webhook.update({
        where: { id },
        data: {
          ...values,
          state: isActive ? 'ACTIVE' : 'PAUSED',
          version: { increment: 1 },
          ...((starts || values.url !== seen.url) && { failingSince: null }),
        },
      });
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => WebhookWithSecret, {
    description: 'Replaces the secret. For a day, the one that was replaced last signs too.',
  })
  rotateWebhookSecret(
    @UuidArg('id', idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<WebhookWithSecret> {
    return write(context, async (tx) => {
      const { secret: formerSecret } = await lockWebhook(tx, id);
      const secret = newSecret();
      const webhook = await tx.webhook.update({
        where: { id },
        data: {
          formerSecret,
          formerSecretUntil: addDays(context.now(), 1),
          secret: context.secretSeal.seal(secret, sealPurpose(id)),
        },
      });
      return { webhook, secret };
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, { description: 'Deletes a webhook with its messages, and returns the id.' })
  deleteWebhook(
    @UuidArg('id', idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return write(context, async (tx) => {
      await lockWebhook(tx, id);
      await tx.webhook.delete({ where: { id } });
      return id;
    });
  }

  @Access(Role.ADMIN)
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a message again, after the earlier pending ones about its record, with the same ' +
      '`webhook-id`. If the webhook is not active, the message is sent when it is.',
  })
  async resendWebhookDelivery(
    @UuidArg('id', { description: 'The id of the message.' }) id: string,
    @Ctx() { prisma, now }: Context,
  ): Promise<DeliveryRow> {
    const data = { state: 'PENDING', attempts: 0, nextAttemptAt: now(), triedUntil: null } as const;
    const [changed] = await prisma.webhookDelivery.updateManyAndReturn({ where: { id }, data });
    if (!changed) throw notFound('WebhookDelivery');
    return changed;
  }
}

/** Runs a transaction that the activity assigns to the viewer. */
function write<Result>(
  context: Context,
  work: (tx: Prisma.TransactionClient, account: string) => Promise<Result>,
): Promise<Result> {
  const { id } = requireViewer(context);
  return transactionAs(context.prisma, id, (tx) => work(tx, id));
}

type LockedWebhook = Pick<WebhookRow, 'url' | 'state' | 'secret' | 'version'>;

/** @throws NOT_FOUND */
async function lockWebhook(tx: Prisma.TransactionClient, id: string): Promise<LockedWebhook> {
  const [row] = await tx.$queryRaw<LockedWebhook[]>`
    SELECT url, state, secret, version FROM "webhook" WHERE id = ${id}::uuid FOR UPDATE`;
  if (!row) throw notFound('Webhook');
  return row;
}
