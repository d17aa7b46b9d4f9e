import type { Services } from '../context.ts';
import type { CheckedLink } from '../generated/prisma/client.ts';
import { LinkProblem } from '../generated/prisma/enums.ts';
import { collectLinks } from './collectLinks.ts';
import { type Finding, findProblem } from './findProblem.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The interval of collecting the links in the content, in milliseconds. */
const collectionInterval = day;

/** The interval of checking a working link, in milliseconds. */
const checkInterval = 7 * day;

/** Permanent problems. An address with another problem counts as broken after three days. */
const lasting = new Set<LinkProblem>([LinkProblem.NOT_FOUND, LinkProblem.PRIVATE_ADDRESS]);
const failuresUntilBroken = 3;

/** The maximum number of addresses in one run. */
const maxPerRun = 200;

/**
 * Checks the links to other websites that are due, each about once a week. Several processes may
 * run this at the same time.
 * @returns the number of checked links
 */
export async function checkLinks(services: Services, signal: AbortSignal): Promise<number> {
  const { server, now } = services;
  if (!server.checksLinks) return 0;
  if (await claimCollection(services)) await collectLinks(services);
  let checked = 0;
  for (; checked < maxPerRun && !signal.aborted; checked++) {
    const link = await claimLink(services);
    if (!link) break;
    const finding = await findProblem(services, link.url, signal);
    await services.prisma.checkedLink.updateMany({
      where: { url: link.url },
      data: resultOf(link, finding, now()),
    });
  }
  return checked;
}

/** Whether this process must collect the links now. */
async function claimCollection({ prisma, now }: Services): Promise<boolean> {
  const due = new Date(now().getTime() - collectionInterval);
  const claimed = await prisma.$executeRaw`
    INSERT INTO "link-check-state" (id, "collectedAt") VALUES (1, ${now()})
    ON CONFLICT (id) DO UPDATE SET "collectedAt" = excluded."collectedAt"
    WHERE "link-check-state"."collectedAt" IS NULL OR "link-check-state"."collectedAt" <= ${due}`;
  return claimed === 1;
}

type ClaimedLink = Pick<CheckedLink, 'url' | 'failures' | 'brokenSince' | 'dismissedAt'>;

/** Claims the address that is due longest. It becomes due again in an hour, in case this process ends. */
async function claimLink({ prisma, now }: Services): Promise<ClaimedLink | undefined> {
  const later = new Date(now().getTime() + hour);
  const [link] = await prisma.$queryRaw<ClaimedLink[]>`
    UPDATE "checked-link" SET "nextCheckAt" = ${later}
    WHERE url = (SELECT url FROM "checked-link" WHERE "nextCheckAt" <= ${now()}
      ORDER BY "nextCheckAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING url, failures, "brokenSince", "dismissedAt"`;
  return link;
}

function resultOf(link: ClaimedLink, { problem, status }: Finding, checkedAt: Date) {
  const failures = problem ? link.failures + 1 : 0;
  const isBroken = problem !== null && (lasting.has(problem) || failures >= failuresUntilBroken);
  const wait = problem && !isBroken ? day : checkInterval;
  return {
    checkedAt,
    nextCheckAt: new Date(checkedAt.getTime() + wait),
    problem,
    status,
    failures,
    // A broken address stays broken until it works again.
    brokenSince: problem ? (link.brokenSince ?? (isBroken ? checkedAt : null)) : null,
    dismissedAt: problem ? link.dismissedAt : null,
  };
}
