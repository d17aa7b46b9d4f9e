import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { enumOf } from '../enumOf.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { reachOfMember } from '../mail/memberMail.ts';

const reaches = {
  MAIL: 'By email.',
  PAPER:
    'By post or telephone: without an email address, by preference, or because mail to the address bounced.',
  UNSUBSCRIBED: 'Not at all: the email address is unsubscribed.',
};
export type MessageReach = keyof typeof reaches;

export const MessageReaches = enumOf(
  'MessageReach',
  'How messages to members reach a member.',
  reaches,
);

interface Reach {
  reach: MessageReach;
  isSubscribed: boolean;
  bouncedAt: Date | null;
}

/** How messages reach a member, whether the address is subscribed, and when mail to it bounced. */
export const reachOf = (context: Context, id: number): Promise<Reach | undefined> =>
  loadBatched(context, 'reach', id, async (ids: readonly number[]) => {
    const rows = await context.prisma.$queryRaw<(Reach & { id: number })[]>(Prisma.sql`
      SELECT id, ${reachOfMember} AS reach, "bouncedAt",
        coalesce("unsubscribedAt", "bouncedAt") IS NULL AS "isSubscribed"
      FROM "members" LEFT JOIN "mail-address" ON "mail-address"."address" = lower("email") WHERE id = ANY(${ids}::int[])`);
    return new Map(rows.map(({ id, ...reach }) => [id, reach]));
  });
