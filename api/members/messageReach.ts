import { registerEnumType } from 'type-graphql';
import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { reachOfMember } from '../mail/memberMail.ts';

/** How messages to members reach a member. */
export enum MessageReach {
  MAIL = 'MAIL',
  PAPER = 'PAPER',
  UNSUBSCRIBED = 'UNSUBSCRIBED',
}
registerEnumType(MessageReach, {
  name: 'MessageReach',
  description: 'How messages to members reach a member.',
  valuesConfig: {
    MAIL: { description: 'By email.' },
    PAPER: {
      description:
        'By post or telephone: without an email address, by preference, or because mail to the address ' +
        'bounced.',
    },
    UNSUBSCRIBED: { description: 'Not at all: the email address is unsubscribed.' },
  },
});

interface Reach {
  reach: MessageReach;
  bouncedAt: Date | null;
}

/** How messages reach a member, and when mail to the address bounced. */
export const reachOf = (context: Context, id: number): Promise<Reach | undefined> =>
  loadBatched(context, 'reach', id, async (ids: readonly number[]) => {
    const rows = await context.prisma.$queryRaw<(Reach & { id: number })[]>(Prisma.sql`
      SELECT id, ${reachOfMember} AS reach,
        (SELECT "bouncedAt" FROM "mail-address" WHERE "address" = lower("email")) AS "bouncedAt"
      FROM "members" WHERE id = ANY(${ids}::int[])`);
    return new Map(rows.map(({ id, ...reach }) => [id, reach]));
  });
