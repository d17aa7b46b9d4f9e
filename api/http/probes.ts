import express, { type Router } from 'express';
import type { Services } from '../context.ts';
import { withTimeLimit } from '../timeLimit.ts';

/** The time limit of the database for a probe, in milliseconds. */
const queryTimeout = 2_000;
/** How long a result of the database is reused for further probes, in milliseconds. */
const resultMaxAge = 500;

type DatabaseState = 'ready' | 'read-only' | 'no database';
const full = 'read-only: the disk of the database is full';

/**
 * `/healthz`: the process is alive. `/readyz`: a load balancer may send visitors here.
 *
 * While the database is unavailable, a process with cached pages stays ready ("stale"). Otherwise a
 * balancer would remove all processes, and the cached pages with them. It also stays ready if the
 * database is read-only ("read-only"), which is the same for all processes, or if its disk is full.
 * @param isDraining whether the process is shutting down
 */
export function probes(
  { prisma, cache, diskSpace }: Pick<Services, 'prisma' | 'cache' | 'diskSpace'>,
  isDraining: () => boolean,
): Router {
  let asked: { at: number; answer: Promise<DatabaseState> } | undefined;

  function database(): Promise<DatabaseState> {
    const present = performance.now();
    if (!asked || present - asked.at > resultMaxAge) {
      const answer = withTimeLimit(askDatabase(), queryTimeout);
      asked = { at: present, answer: answer.catch(() => 'no database') };
    }
    return asked.answer;
  }

  async function askDatabase(): Promise<DatabaseState> {
    const rows = await prisma.$queryRaw<{ setting: string }[]>`
      SELECT current_setting('transaction_read_only') AS setting`;
    return rows[0]?.setting === 'on' ? 'read-only' : 'ready';
  }

  async function state(): Promise<DatabaseState | 'stale' | 'draining' | typeof full> {
    if (isDraining()) return 'draining';
    const answer = cache.isDisconnected ? 'no database' : await database();
    if (answer === 'ready' && diskSpace.isFull) return full;
    return answer === 'no database' && cache.servesStale ? 'stale' : answer;
  }

  return express
    .Router()
    .get('/healthz', (_request, response) => {
      response.set('Cache-Control', 'no-store').type('text').send('alive\n');
    })
    .get('/readyz', async (_request, response) => {
      const is = await state();
      const status = is === 'draining' || is === 'no database' ? 503 : 200;
      response.set('Cache-Control', 'no-store').status(status).type('text').send(`${is}\n`);
    });
}
