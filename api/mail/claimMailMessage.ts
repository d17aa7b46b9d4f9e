import type { Services } from '../context.ts';
import type { MailMessage, MailMessageState, Prisma } from '../generated/prisma/client.ts';

/**
 * Milliseconds for which a claim holds: much longer than a process waits for the provider, so that it
 * ends only where the process died.
 */
const lease = 60_000;

type Clock = Pick<Services, 'now'>;

const untilEndOfLease = ({ now }: Clock) => new Date(now().getTime() + lease);

/** Columns of a new mail message that the process which stores it claims at once. */
export const claimColumns = (clock: Clock) => ({
  attempts: 1,
  claimedUntil: untilEndOfLease(clock),
  nextAttemptAt: clock.now(),
  createdAt: clock.now(),
});

/**
 * Claims a mail message to send it. Of several processes that try, one succeeds.
 * @param states in which it may be
 * @returns null when there is none, or another process has claimed it
 */
export async function claimMailMessage(
  services: Pick<Services, 'prisma' | 'now'>,
  where: Prisma.MailMessageWhereInput,
  states: MailMessageState[],
): Promise<MailMessage | null> {
  const { prisma, now } = services;
  const isFree = [{ claimedUntil: null }, { claimedUntil: { lte: now() } }];
  for (;;) {
    const mailMessage = await prisma.mailMessage.findFirst({
      where: { AND: [where, { state: { in: states }, OR: isFree }] },
      orderBy: { nextAttemptAt: 'asc' },
    });
    if (!mailMessage) return null;
    const { id, state, attempts } = mailMessage;
    const claimedUntil = untilEndOfLease(services);
    const claimed = { state: 'PENDING', attempts: attempts + 1, claimedUntil } as const;
    // The count of attempts changes with every claim, so of two that read the same one succeeds.
    const { count } = await prisma.mailMessage.updateMany({
      where: { id, state, attempts },
      data: claimed,
    });
    if (count === 1) return { ...mailMessage, ...claimed };
  }
}
