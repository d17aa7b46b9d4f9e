import type { Services } from '../context.ts';
import type { MailMessage, MailMessageState, Prisma } from '../generated/prisma/client.ts';

/**
 * How long a claim is valid, in milliseconds. Much longer than the time limit of the provider, so
 * that it only expires if the process has died.
 */
const lease = 60_000;

type Clock = Pick<Services, 'now'>;

const untilEndOfLease = ({ now }: Clock) => new Date(now().getTime() + lease);

/** The columns of a new mail message that its process claims at once. */
export const claimColumns = (clock: Clock) => ({
  attempts: 1,
  claimedUntil: untilEndOfLease(clock),
  nextAttemptAt: clock.now(),
  createdAt: clock.now(),
});

/** The alternative conditions for mail messages that no process is sending. */
export const unclaimed = (now: Date) => [{ claimedUntil: null }, { claimedUntil: { lte: now } }];

/**
 * Claims a mail message to send it. If several processes try, one succeeds.
 * @param states the states in which it may be
 * @returns null if there is none, or another process has claimed it
 */
export async function claimMailMessage(
  services: Pick<Services, 'prisma' | 'now'>,
  where: Prisma.MailMessageWhereInput,
  states: MailMessageState[],
): Promise<MailMessage | null> {
  const { prisma, now } = services;
  for (;;) {
    const mailMessage = await prisma.mailMessage.findFirst({
      where: { AND: [where, { state: { in: states }, OR: unclaimed(now()) }] },
      // Messages to members, which can be thousands, come after all others.
      orderBy: [{ memberMessageId: { sort: 'asc', nulls: 'first' } }, { nextAttemptAt: 'asc' }],
    });
    if (!mailMessage) return null;
    const { id, state, attempts } = mailMessage;
    const claimedUntil = untilEndOfLease(services);
    const claimed = { state: 'PENDING', attempts: attempts + 1, claimedUntil } as const;
    // The number of attempts changes with every claim, so of two processes that read the same
    // number, one succeeds.
    const { count } = await prisma.mailMessage.updateMany({
      where: { id, state, attempts },
      data: claimed,
    });
    if (count === 1) return { ...mailMessage, ...claimed };
  }
}
