import type { Services } from '../context.ts';
import type { Letter, LetterState, Prisma } from '../generated/prisma/client.ts';

/**
 * Milliseconds for which a process that took a letter is alone with it: much longer than it waits
 * for the provider, so that only a process that died is overtaken.
 */
const lease = 60_000;

type Clock = Pick<Services, 'now'>;

const untilEndOfLease = ({ now }: Clock) => new Date(now().getTime() + lease);

/** What makes a letter that is being stored taken at once by the process that stores it. */
export const takenColumns = (clock: Clock) => ({
  attempts: 1,
  takenUntil: untilEndOfLease(clock),
  nextAttemptAt: clock.now(),
  createdAt: clock.now(),
});

/**
 * Takes a letter to send it. Of several processes that try, one gets it.
 * @param states in which it may be
 * @returns null when there is none, or another process has it
 */
export async function takeLetter(
  services: Pick<Services, 'prisma' | 'now'>,
  where: Prisma.LetterWhereInput,
  states: LetterState[],
): Promise<Letter | null> {
  const { prisma, now } = services;
  const isFree = [{ takenUntil: null }, { takenUntil: { lte: now() } }];
  for (;;) {
    const letter = await prisma.letter.findFirst({
      where: { AND: [where, { state: { in: states }, OR: isFree }] },
      orderBy: { nextAttemptAt: 'asc' },
    });
    if (!letter) return null;
    const { id, state, attempts } = letter;
    const takenUntil = untilEndOfLease(services);
    const taken = { state: 'PENDING', attempts: attempts + 1, takenUntil } as const;
    // The count of attempts changes with every taking, so of two that read the same one succeeds.
    const { count } = await prisma.letter.updateMany({
      where: { id, state, attempts },
      data: taken,
    });
    if (count === 1) return { ...letter, ...taken };
  }
}
