import { codeOf } from '../graphql/errors.ts';

/** Milliseconds: the first pause, and the time within which retries start (docs/product/accounts.md, section 7.4). */
const firstPause = 200;
const maxDuration = 30_000;

/** Errors that may be temporary: the server was not reached, or failed. */
const transientCodes = new Set(['NETWORK', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Retries after temporary errors, with pauses that double each time. */
export async function withRetries<Result>(operation: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await operation();
    } catch (error) {
      const isOver = Date.now() - start + pause > maxDuration;
      if (isOver || !transientCodes.has(codeOf(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
