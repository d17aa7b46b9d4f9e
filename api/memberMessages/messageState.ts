import { loadRows } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { enumOf } from '../enumOf.ts';
import { type MemberMessage, Prisma } from '../generated/prisma/client.ts';

const states = {
  DRAFT: 'It can be changed. Nothing is sent.',
  SCHEDULED: 'It waits for the time at which it is sent.',
  SENDING: 'Some mail is sent, and some waits. The waiting mail can still be cancelled.',
  SENT: 'No mail waits any more.',
  CANCELLED: 'Mail that waited when it was cancelled is not sent.',
};
export type MemberMessageState = keyof typeof states;

export const MemberMessageStates = enumOf(
  'MemberMessageState',
  'The state of a message to members.',
  states,
);

const none = { sent: 0, waiting: 0, failed: 0, reasons: [] as string[] };

/** The numbers of mail messages of a message, with those that were removed. */
export async function deliveryOf({ id, sentCount, failedCount }: MemberMessage, context: Context) {
  const [numbers = { id, ...none }] = await loadRows(context, 'deliveries', id, 'id', (ids) =>
    context.prisma.$queryRaw<(typeof none & { id: number })[]>(Prisma.sql`
      SELECT "memberMessageId" AS id, count(*) FILTER (WHERE "state" = 'SENT')::int AS sent,
        count(*) FILTER (WHERE "state" = 'PENDING')::int AS waiting,
        count(*) FILTER (WHERE "state" IN ('FAILED', 'STORED'))::int AS failed,
        coalesce(array_agg(DISTINCT "lastError") FILTER (WHERE "state" = 'FAILED'), '{}') AS reasons
      FROM "letter" WHERE "memberMessageId" = ANY(${ids}::int[]) GROUP BY 1`),
  );
  const { sent, failed, ...others } = numbers;
  return { ...others, sent: sent + sentCount, failed: failed + failedCount };
}

/** The state follows from the times and the numbers. */
export async function stateOf(row: MemberMessage, context: Context): Promise<MemberMessageState> {
  if (row.cancelledAt) return 'CANCELLED';
  if (!row.sendAt) return 'DRAFT';
  if (row.sendAt > context.now()) return 'SCHEDULED';
  if (!row.copiesStoredAt) return 'SENDING';
  const { waiting } = await deliveryOf(row, context);
  return waiting > 0 ? 'SENDING' : 'SENT';
}
