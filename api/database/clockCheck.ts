import type { Services } from '../context.ts';
import type { ClockCheck, Prisma } from '../generated/prisma/client.ts';
import { transaction } from './transaction.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds from one run of the jobs to the next that need no explanation. */
const largestJump = 7 * day;

/** Milliseconds of running after which a clock is believed that jumped. */
const probation = day;

/** Milliseconds between two runs that count as running at most, so that no further jump counts as time. */
const longestStep = 10 * 60_000;

const isNear = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= largestJump;

/**
 * The jump of a clock that is not believed yet. Until it is, nothing is removed for good: a machine that
 * starts with a wrong clock would remove what people can still restore.
 * @returns null while the clock goes on from the last run of the jobs
 */
export async function clockJump({
  prisma,
  now,
}: Pick<Services, 'prisma' | 'now'>): Promise<{ from: Date; to: Date } | null> {
  const present = now();
  const known = await prisma.clockCheck.findUnique({ where: { id: 1 } });
  return known && !isNear(present, known.trustedAt) ? { from: known.trustedAt, to: present } : null;
}

/**
 * Compares the clock with that of the last run, together for all processes, and before the first run with
 * the newest time in the database.
 * @returns whether it is believed, so that what is over may be removed
 */
export async function checkClock({
  prisma,
  now,
  log,
}: Pick<Services, 'prisma' | 'now' | 'log'>): Promise<boolean> {
  const present = now();
  const { before, after } = await transaction(prisma, async (tx) => {
    const before = await lockedCheck(tx, present);
    const after = nextCheck(before, present);
    await tx.clockCheck.update({ where: { id: 1 }, data: after });
    return { before, after };
  });
  const isTrusted = after.doubtedAt === null;
  const jump = { from: before.trustedAt, to: present };
  if (isTrusted && before.doubtedAt) log.info(jump, 'the clock is believed; removals go on');
  if (!isTrusted && after.observed === 0) {
    log.error(jump, 'the clock jumped by more than a week; nothing is removed for a day');
  }
  return isTrusted;
}

async function lockedCheck(tx: Prisma.TransactionClient, present: Date): Promise<ClockCheck> {
  if ((await tx.clockCheck.count()) === 0) {
    const [known] = await tx.$queryRaw<{ newest: Date | null }[]>`
      SELECT GREATEST((SELECT max(at) FROM "activity"), (SELECT max("lastUsedAt") FROM "session"),
        (SELECT max("replacedAt") FROM "revision"), (SELECT max("deletedAt") FROM "deleted-record"),
        (SELECT max("createdAt") FROM "inquiry")) AS newest`;
    const data = { trustedAt: known?.newest ?? present };
    await tx.clockCheck.createMany({ data, skipDuplicates: true });
  }
  await tx.$queryRaw`SELECT FROM "clock-check" FOR UPDATE`;
  return tx.clockCheck.findUniqueOrThrow({ where: { id: 1 } });
}

/** A doubted clock is believed once it has gone on for a day of running, restarts included. */
function nextCheck({ trustedAt, doubtedAt, observed }: ClockCheck, present: Date) {
  const trusted = { trustedAt: present, doubtedAt: null, observed: 0 };
  if (isNear(present, trustedAt)) return trusted;
  if (!doubtedAt) return { trustedAt, doubtedAt: present, observed: 0 };
  const step = present.getTime() - doubtedAt.getTime();
  // Clocks of several processes differ a little.
  if (step < -longestStep || step > largestJump) {
    return { trustedAt, doubtedAt: present, observed: 0 };
  }
  const total = observed + Math.min(Math.max(step, 0), longestStep);
  return total < probation
    ? { trustedAt, doubtedAt: step > 0 ? present : doubtedAt, observed: total }
    : trusted;
}
