import { computed } from '../content/computed.ts';
import { loadRows } from '../content/lists/batch.ts';
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
  id: number;
  reach: MessageReach;
  isSubscribed: boolean;
  bouncedAt: Date | null;
}

/** How messages reach a member, whether the address is subscribed, and when mail to it bounced. */
const reachOf = (context: Context, id: number) =>
  loadRows(context, 'reach', id, 'id', (ids) =>
    context.prisma.$queryRaw<Reach[]>(Prisma.sql`
      SELECT id, ${reachOfMember} AS reach, "bouncedAt",
        coalesce("unsubscribedAt", "bouncedAt") IS NULL AS "isSubscribed"
      FROM "members" LEFT JOIN "mail-address" ON "mail-address"."address" = lower("email") WHERE id = ANY(${ids}::int[])`),
  );

/** Computes a field of a member that is a part of it. */
export const computedReach = (part: Exclude<keyof Reach, 'id'>) =>
  computed(async ({ id }: { id: number }, context) => (await reachOf(context, id))[0]?.[part]);
