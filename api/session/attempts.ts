import { tooManyAttempts } from '../errors.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

export interface AttemptLimit {
  /** The maximum number of attempts in the period. */
  limit: number;
  /** The period in seconds, from the first attempt. */
  seconds: number;
}

/** The maximum difference between the clocks of the machines, in seconds. */
const clockTolerance = 60;

/**
 * Counts an attempt for all processes together, in one atomic statement.
 * @param key names the action and who tries it
 * @returns a function that removes the attempt from the count, to be called after a success
 * @throws TOO_MANY_REQUESTS with the seconds to wait if the limit is exceeded
 */
export async function countAttempt(
  { prisma, now }: { prisma: PrismaClient; now: () => Date },
  key: string,
  { limit, seconds }: AttemptLimit,
): Promise<() => Promise<void>> {
  const present = now();
  const end = new Date(present.getTime() + seconds * 1000);
  // A period that ends later was started before the clock was set back, and would be too long.
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

/** Deletes the attempts of a key, for example after a success. */
export async function resetAttempts({ prisma }: { prisma: PrismaClient }, key: string) {
  await prisma.attemptCount.deleteMany({ where: { key } });
}
