import { tooManyAttempts } from '../errors.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

export interface AttemptLimit {
  /** How many attempts are allowed within the span. */
  limit: number;
  /** The span in seconds, from the first attempt on. */
  seconds: number;
}

/** Seconds by which the clocks of the site's machines may differ. */
const clockTolerance = 60;

/**
 * Counts an attempt, together for all processes, in one statement that cannot be overtaken.
 * @param key names what is tried and by whom
 * @returns a function that takes the attempt back, called after a success
 * @throws TOO_MANY_REQUESTS with the seconds to wait when the limit is passed.
 */
export async function countAttempt(
  { prisma, now }: { prisma: PrismaClient; now: () => Date },
  key: string,
  { limit, seconds }: AttemptLimit,
): Promise<() => Promise<void>> {
  const present = now();
  const end = new Date(present.getTime() + seconds * 1000);
  // A span that ends later was begun before the clock was set back, and would last for too long.
  const latest = new Date(end.getTime() + clockTolerance * 1000);
  const [row] = await prisma.$queryRaw<{ count: number; resetsAt: Date }[]>`
    INSERT INTO "attempt-count" AS known ("key", "count", "resetsAt") VALUES (${key}, 1, ${end})
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN known."resetsAt" > ${present} AND known."resetsAt" <= ${latest}
        THEN known."count" + 1 ELSE 1 END,
      "resetsAt" = CASE WHEN known."resetsAt" > ${present} AND known."resetsAt" <= ${latest}
        THEN known."resetsAt" ELSE ${end} END
    RETURNING "count", "resetsAt"`;
  if (row && row.count > limit) {
    throw tooManyAttempts(Math.ceil((row.resetsAt.getTime() - present.getTime()) / 1000));
  }
  return async () => {
    await prisma.attemptCount.updateMany({
      where: { key, resetsAt: row?.resetsAt, count: { gt: 0 } },
      data: { count: { decrement: 1 } },
    });
  };
}

/** Forgets the attempts counted under a key, as after one that succeeded. */
export async function resetAttempts({ prisma }: { prisma: PrismaClient }, key: string) {
  await prisma.attemptCount.deleteMany({ where: { key } });
}
