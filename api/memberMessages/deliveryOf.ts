import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { type MemberMessage, Prisma } from '../generated/prisma/client.ts';

export enum MemberMessageState {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  SENDING = 'SENDING',
  SENT = 'SENT',
  CANCELLED = 'CANCELLED',
}

const none = { sent: 0, waiting: 0, failed: 0 };

/** The numbers of mail messages of a message, with those that were removed. */
export async function deliveryOf({ id, sentCount, failedCount }: MemberMessage, context: Context) {
  const found = await loadBatched(context, 'deliveries', id, async (ids: readonly number[]) => {
    const rows = await context.prisma.$queryRaw<(typeof none & { id: number })[]>(Prisma.sql`
      SELECT "memberMessageId" AS id, count(*) FILTER (WHERE "state" = 'SENT')::int AS sent,
        count(*) FILTER (WHERE "state" = 'PENDING')::int AS waiting,
        count(*) FILTER (WHERE "state" IN ('FAILED', 'STORED'))::int AS failed
      FROM "letter" WHERE "memberMessageId" = ANY(${ids}::int[]) GROUP BY 1`);
    return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
  });
  const { sent, waiting, failed } = found ?? none;
  return { sent: sent + sentCount, waiting, failed: failed + failedCount };
}

/** The state follows from the times and the numbers. */
export async function stateOf(row: MemberMessage, context: Context): Promise<MemberMessageState> {
  if (row.cancelledAt) return MemberMessageState.CANCELLED;
  if (!row.sendAt) return MemberMessageState.DRAFT;
  if (row.sendAt > context.now()) return MemberMessageState.SCHEDULED;
  if (!row.listedAt) return MemberMessageState.SENDING;
  const { waiting } = await deliveryOf(row, context);
  return waiting > 0 ? MemberMessageState.SENDING : MemberMessageState.SENT;
}
