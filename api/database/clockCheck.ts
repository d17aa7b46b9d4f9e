import type { Services } from '../context.ts';
import type { ClockCheck, Prisma } from '../generated/prisma/client.ts';
import { millisecondsOfDay } from '../shared/dates/days.ts';
import { transaction } from './transaction.ts';

/** A longer time between two runs of the jobs counts as a jump of the clock (milliseconds). */
const maxInterval = 7 * millisecondsOfDay;

/** The server trusts a clock that jumped after it has run for this time (milliseconds). */
const trustDelay = millisecondsOfDay;

/** At most this time between two runs counts as running time, so that another jump does not (milliseconds). */
const maxStep = 10 * 60_000;

const isNear = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= maxInterval;

/**
 * The jump of a clock that the server does not trust yet. Until then no data is removed permanently: a
 * machine with a wrong clock would remove records that people can still restore.
 * @returns null while the clock is near the last trusted time
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
 * Compares the clock with the time of the last run of any process. Before the first run it compares it
 * with the newest time in the database.
 * @returns whether the clock is trusted, so that expired data may be removed
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
  if (isTrusted && before.doubtedAt)
    log.info(jump, 'the clock is trusted again; expired data is removed again');
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

/** The server trusts a doubted clock after a day of running time. Restarts do not reset that time. */
function nextCheck({ trustedAt, doubtedAt, observed }: ClockCheck, present: Date) {
  const trusted = { trustedAt: present, doubtedAt: null, observed: 0 };
  if (isNear(present, trustedAt)) return trusted;
  if (!doubtedAt) return { trustedAt, doubtedAt: present, observed: 0 };
  const step = present.getTime() - doubtedAt.getTime();
  // The clocks of several processes differ slightly, so a small step back is not a jump.
  if (step < -maxStep || step > maxInterval) {
    return { trustedAt, doubtedAt: present, observed: 0 };
  }
  const total = observed + Math.min(Math.max(step, 0), maxStep);
  return total < trustDelay
    ? { trustedAt, doubtedAt: step > 0 ? present : doubtedAt, observed: total }
    : trusted;
}
