import { codeOf } from '../graphql/errors.ts';

/** Milliseconds: the first pause, and how long tries go on (docs/product.md, section 7.4). */
const firstPause = 200;
const patience = 30_000;

/** Failures that may pass by themselves: the server was not reached, or broke down. */
const passing = new Set(['NETWORK', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Asks again after failures that may pass, with pauses that double each time. */
export async function withRetries<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const start = Date.now();
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await ask();
    } catch (error) {
      const isOver = Date.now() - start + pause > patience;
      if (isOver || !passing.has(codeOf(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
