import { removeOldImports } from './csvImport/recentImports.ts';
import { eraseDeletedValues } from './content/trash/deletedRecords.ts';
import type { Services } from './context.ts';
import { checkClock } from './database/clockCheck.ts';
import { checkLinks } from './linkCheck/checkLinks.ts';
import { removeFormerMembers } from './members/removeFormerMembers.ts';
import { deliverPendingMail } from './mail/mailJobs.ts';
import { removeOldMemberMail } from './mail/memberMail.ts';
import { storeCopies } from './memberMessages/storeCopies.ts';
import { removeUnusedFiles } from './media/unusedFiles.ts';
import * as removals from './removals.ts';
import { deliverWebhooks } from './webhooks/deliverWebhooks.ts';
import { noteWebhookEvents } from './webhooks/noteEvents.ts';

/** The intervals of the jobs, in milliseconds. */
const interval = 60_000;
const webhookInterval = 10_000;

/** The time from the start to the first run, in milliseconds, so that the first requests do not wait for the jobs. */
const firstRun = 5_000;

type Job = (services: Services, stopped: AbortSignal) => Promise<unknown>;

/** The periodic jobs. Every process runs them; each job shares its work between processes. */
const jobs: Record<string, Job> = { storeCopies, deliverPendingMail, removeExpiredData };

/** Jobs that remove data permanently after its retention time. */
const allRemovals: Record<string, Job> = {
  ...removals,
  removeUnusedFiles,
  removeFormerMembers,
  removeOldMemberMail,
  removeOldImports,
  eraseDeletedRecords,
};

/** Slow jobs, which run in parallel to the others. */
const slowJobs: Record<string, Job> = { checkLinks };

/** In this order, so that what is noted is delivered in the same run. */
const webhookJobs = (): Record<string, Job> => {
  const busy = new Set<string>();
  return {
    noteWebhookEvents,
    deliverWebhooks: (services, stopped) => deliverWebhooks(services, stopped, busy),
  };
};

/** Removes expired data, unless the clock may be wrong. */
export async function removeExpiredData(services: Services, stopped: AbortSignal): Promise<void> {
  if (await checkClock(services)) await run(allRemovals, services, stopped);
}

/** Erases the values of deleted records, including words that only they contain. */
export async function eraseDeletedRecords(services: Services): Promise<void> {
  if ((await eraseDeletedValues(services)) > 0) await pruneSearchWords(services);
}

/**
 * Starts the jobs: soon after the server, and at each interval. Except for webhooks, a run is left out while the
 * former one goes on.
 * @returns a function that stops them: a slow job at its next step, the others after the current
 * run
 */
export function startJobs(services: Services): () => Promise<void> {
  const stopping = new AbortController();
  const intervals = [
    [jobs, interval],
    [slowJobs, interval],
    // A slow receiver does not delay the messages to others.
    [webhookJobs(), webhookInterval, 'overlapping'],
  ] as const;
  const groups = intervals.map(([group, milliseconds, overlapping]) => {
    const running = new Set<Promise<void>>();
    const start = () => {
      if (running.size > 0 && !overlapping) return;
      const started = run(group, services, stopping.signal);
      running.add(started);
      void started.then(() => running.delete(started));
    };
    const timers = [setTimeout(start, firstRun), setInterval(start, milliseconds)];
    return { timers, ended: () => Promise.all(running) };
  });
  return async () => {
    for (const timer of groups.flatMap(({ timers }) => timers)) clearTimeout(timer);
    stopping.abort();
    await Promise.all(groups.map(({ ended }) => ended()));
  };
}

async function run(
  group: Record<string, Job>,
  services: Services,
  stopped: AbortSignal,
): Promise<void> {
  for (const [name, job] of Object.entries(group)) {
    await job(services, stopped).catch((error: unknown) => {
      // Thrown by a slow job that was stopped.
      if (error === stopped.reason && stopped.aborted) return;
      services.log.error({ err: error, job: name }, 'a job failed; it is tried again');
    });
  }
}

/** The number of words in a batch. Writers of records wait for it. */
const batch = 200;

/** Deletes words that no entry contains any more, which the search for typing errors uses. */
async function pruneSearchWords(services: Services): Promise<void> {
  let last: string | null = '';
  while (last !== null) last = await pruneBatch(services, last);
}

/** @returns the last word of the batch; null after the last batch */
async function pruneBatch({ prisma }: Services, after: string): Promise<string | null> {
  return prisma.$transaction(async (tx) => {
    // Writers of an entry only add missing words, so existing ones must not be deleted at the same
    // time.
    await tx.$executeRaw`LOCK TABLE "search-entry" IN SHARE MODE`;
    const [seen] = await tx.$queryRaw<{ last: string | null }[]>`
      WITH batch AS MATERIALIZED (
        SELECT word FROM "search-word" WHERE word > ${after} ORDER BY word LIMIT ${batch}
      ), pruned AS (
        DELETE FROM "search-word" USING batch
        WHERE "search-word".word = batch.word AND NOT EXISTS (
          SELECT FROM "search-entry" AS entry WHERE entry.words @@ quote_literal(batch.word)::tsquery)
      )
      SELECT max(word) AS last FROM batch`;
    return seen?.last ?? null;
  });
}
