import { removeOldLinks } from './accounts/links.ts';
import { eraseDeletedValues } from './content/deletedRecords.ts';
import { removeExpiredSubmissions } from './content/submissions.ts';
import type { Services } from './context.ts';
import { removeExpired } from './inquiry/removeExpired.ts';
import { removeOldAccountMail } from './mail/accountMail.ts';
import { deliverPendingMail } from './mail/mailJobs.ts';
import { removeUnusedFiles } from './media/unusedFiles.ts';

/** Milliseconds between two runs of the jobs. */
const interval = 60_000;

/** What is done from time to time. Every process runs them; each knows how to share its work. */
const jobs: Record<string, (services: Services) => Promise<unknown>> = {
  deliverPendingMail,
  removeUnusedFiles,
  removeExpired,
  removeOldAccountMail,
  removeOldLinks,
  forgetExpired,
  forgetSubmissions: removeExpiredSubmissions,
  eraseDeletedValues,
};

/** Forgets sessions, challenges and counts of attempts whose time has passed. */
async function forgetExpired({ prisma, now }: Services): Promise<void> {
  await prisma.session.deleteMany({ where: { expiresAt: { lt: now() } } });
  await prisma.authenticationChallenge.deleteMany({ where: { expiresAt: { lt: now() } } });
  await prisma.attemptCount.deleteMany({ where: { resetsAt: { lt: now() } } });
}

/**
 * Starts the jobs: a first run now, then one each minute.
 * @returns ends them, after the run that is under way
 */
export function startJobs(services: Services): () => Promise<void> {
  let running = run(services);
  const timer = setInterval(() => {
    running = running.then(() => run(services));
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function run(services: Services): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    await job(services).catch((error: unknown) => {
      services.log.error({ err: error, job: name }, 'a job failed; it is tried again');
    });
  }
}
