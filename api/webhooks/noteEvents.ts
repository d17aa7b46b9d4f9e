import { contentKinds, kindNamed } from '../content/contentKinds.ts';
import { publicationCondition } from '../content/publication/publication.ts';
import type { Services } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { recordPath } from '../shared/content/slug.rules.ts';

type Clock = Pick<Services, 'now'>;
type Transaction = Prisma.TransactionClient;

/** The maximum number of events in one transaction. */
const maxPerRun = 500;

/** A record that visitors see differently since the last comparison. */
interface Difference {
  kind: string;
  recordId: number;
  /** Null if visitors no longer see it. */
  version: number | null;
  title: string | null;
  /** Its path at the last comparison; null if visitors did not see it. */
  path: string | null;
  isDeleted: boolean;
}

/**
 * Finds the records that visitors see differently since the last comparison, and stores a message about
 * each for each webhook that wants it (docs/decisions/0090-webhooks.md). Several processes may run
 * this at the same time.
 */
export async function noteWebhookEvents({ prisma, now }: Services): Promise<void> {
  await transaction(prisma, async (tx) => {
    await compare(tx, { now }, maxPerRun);
  });
}

/** @returns whether a webhook is active; otherwise, nothing is compared */
async function compare(tx: Transaction, clock: Clock, limit: number | null): Promise<boolean> {
  // One transaction at a time compares.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock('"webhook-record"'::regclass::oid::bigint)`;
  const webhooks = await tx.webhook.findMany({ where: { state: 'ACTIVE' } });
  if (webhooks.length === 0) return false;
  const changes = (await findDifferences(tx, clock, limit)).map(changeOf);
  const occurredAt = clock.now();
  await tx.webhookDelivery.createMany({
    data: changes.flatMap(({ kind, recordId, event, path }) =>
      webhooks
        .filter(({ kinds, events }) => kinds.includes(kind) && events.includes(event))
        .map(({ id: webhookId }) => ({
          webhookId,
          kind,
          recordId,
          event,
          path,
          occurredAt,
          nextAttemptAt: occurredAt,
        })),
    ),
  });
  await storeVisible(tx, changes);
  return true;
}

/**
 * Prepares the comparison for a webhook that becomes active in this transaction. Earlier events are
 * not for it: the other active webhooks get them now.
 */
export async function startComparison(tx: Transaction, clock: Clock): Promise<void> {
  if (await compare(tx, clock, null)) return;
  await tx.webhookRecord.deleteMany();
  await storeVisible(tx, (await findDifferences(tx, clock, null)).map(changeOf));
}

function findDifferences(
  tx: Transaction,
  clock: Clock,
  limit: number | null,
): Promise<Difference[]> {
  const visible = contentKinds.map(
    ({ name, source, titleColumn }) => Prisma.sql`
      SELECT ${name}::text AS kind, id, version, ${Prisma.raw(`"${titleColumn}"`)} AS title
      FROM ${source.table} WHERE ${publicationCondition(clock, source)}`,
  );
  return tx.$queryRaw<Difference[]>`
    SELECT coalesce(record.kind, former.kind) AS kind, coalesce(id, "recordId") AS "recordId",
      record.version, title, path, EXISTS (SELECT FROM "deleted-record" AS deleted
        WHERE deleted.kind = former.kind AND deleted."recordId" = former."recordId") AS "isDeleted"
    FROM (${Prisma.join(visible, ' UNION ALL ')}) AS record
      FULL JOIN "webhook-record" AS former ON former.kind = record.kind AND "recordId" = id
    WHERE record.version IS DISTINCT FROM former.version
    ORDER BY 1, 2 LIMIT ${limit}::int`;
}

type Change = ReturnType<typeof changeOf>;

function changeOf({ kind, recordId, version, title, path, isDeleted }: Difference) {
  const key = { kind, recordId, version };
  if (version === null)
    return { ...key, event: isDeleted ? 'DELETED' : 'UNPUBLISHED', path: path ?? '' } as const;
  const present = recordPath(kindNamed(kind), recordId, title ?? '');
  return { ...key, event: path === null ? 'PUBLISHED' : 'CHANGED', path: present } as const;
}

/** Stores what visitors see now. */
async function storeVisible(tx: Transaction, changes: Change[]): Promise<void> {
  const kinds = changes.map(({ kind }) => kind);
  const ids = changes.map(({ recordId }) => recordId);
  await tx.$executeRaw`DELETE FROM "webhook-record" WHERE (kind, "recordId") IN
    (SELECT * FROM unnest(${kinds}::text[], ${ids}::int[]))`;
  await tx.webhookRecord.createMany({
    data: changes.flatMap(({ kind, recordId, version, path }) =>
      version === null ? [] : [{ kind, recordId, version, path }],
    ),
  });
}
