import type { Services } from '../context.ts';

/** The interval between two requests of the link check, for all processes together, in milliseconds. */
const requestInterval = 1000;

// An update moves the time of the next request. A lock would occupy a connection for the duration
// of a check.
/** Waits until one more request may be sent by any process. */
export async function waitForRequest(
  { prisma, now, pause }: Services,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const present = now();
    const next = new Date(present.getTime() + requestInterval);
    const taken = await prisma.$executeRaw`
      INSERT INTO "link-check-state" (id, "nextRequestAt") VALUES (1, ${next})
      ON CONFLICT (id) DO UPDATE SET "nextRequestAt" = excluded."nextRequestAt"
      WHERE "link-check-state"."nextRequestAt" <= ${present}`;
    if (taken === 1) return;
    await pause(requestInterval);
  }
}
