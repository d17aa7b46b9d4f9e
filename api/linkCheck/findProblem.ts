import type { Services } from '../context.ts';
import { LinkProblem } from '../generated/prisma/enums.ts';
import type { LinkResponse } from './requestLink.ts';

/** The limit of browsers. */
const maxRedirects = 20;

export interface Finding {
  problem: LinkProblem | null;
  /** The HTTP status of the last response, if there was one. */
  status: number | null;
}

/** Follows an address and its redirects to the end. */
export async function findProblem(
  services: Services,
  url: string,
  signal: AbortSignal,
): Promise<Finding> {
  let next = url;
  let status: number | null = null;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    await waitForRequest(services, signal);
    const answer = await services
      .requestLink(next, signal)
      .catch((error: unknown) => problemOf(error, signal));
    if (typeof answer === 'string') return { problem: answer, status };
    status = answer.status;
    const target = redirectOf(answer, next);
    if (!target) return { problem: problemOfStatus(status), status };
    next = target;
  }
  return { problem: LinkProblem.TOO_MANY_REDIRECTS, status };
}

/** The target of a redirect; null for any other response. A redirect to another protocol ends the check. */
function redirectOf({ status, location }: LinkResponse, from: string): string | null {
  if (status < 300 || status > 399 || !location || !URL.canParse(location, from)) return null;
  const { protocol, href } = new URL(location, from);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

/** A website that refuses programs, for example with 403 or 429, may work for visitors. */
function problemOfStatus(status: number): LinkProblem | null {
  if (status === 404 || status === 410) return LinkProblem.NOT_FOUND;
  return status >= 500 && status <= 599 ? LinkProblem.SERVER_ERROR : null;
}

/**
 * Why there was no response.
 * @throws the reason of the signal
 */
export function problemOf(error: unknown, signal: AbortSignal): LinkProblem {
  signal.throwIfAborted();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // The agent's own errors, with which it refuses private addresses, have no code.
  if (!code) return LinkProblem.PRIVATE_ADDRESS;
  if (code === 'ENOTFOUND') return LinkProblem.NO_HOST;
  return /^(?:CERT_|ERR_TLS|ERR_SSL|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)/.test(code)
    ? LinkProblem.INSECURE
    : LinkProblem.NO_RESPONSE;
}

/** The interval between two requests of the link check, for all processes together, in milliseconds. */
const requestInterval = 1000;

// An update moves the time of the next request. A lock would occupy a connection for the duration
// of a check.
/** Waits until one more request may be sent by any process. */
async function waitForRequest(
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
