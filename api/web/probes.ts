import express, { type Router } from 'express';
import type { Services } from '../context.ts';

/** Milliseconds for which the database may take to answer a probe. */
const patience = 2_000;
/** Milliseconds for which the database's answer counts, however many ask. */
const keptFor = 500;

/**
 * `/healthz`: the process lives. `/readyz`: visitors are well sent here, which a balancer asks.
 *
 * While the database is away from everybody, a process that has pages to show stays ready ("stale"):
 * a balancer that took all of them out would take away the pages that can still be shown.
 * @param isDraining whether the process is about to end
 */
export function probes(
  { prisma, cache }: Pick<Services, 'prisma' | 'cache'>,
  isDraining: () => boolean,
): Router {
  let asked: { at: number; answers: Promise<boolean> } | undefined;

  function databaseAnswers(): Promise<boolean> {
    const present = performance.now();
    if (!asked || present - asked.at > keptFor) {
      asked = { at: present, answers: within(patience, prisma.$queryRaw`SELECT 1`) };
    }
    return asked.answers;
  }

  async function state(): Promise<'ready' | 'stale' | 'draining' | 'no database'> {
    if (isDraining()) return 'draining';
    if (!cache.isDisconnected && (await databaseAnswers())) return 'ready';
    return cache.servesStale ? 'stale' : 'no database';
  }

  return express
    .Router()
    .get('/healthz', (_request, response) => {
      response.set('Cache-Control', 'no-store').type('text').send('alive\n');
    })
    .get('/readyz', async (_request, response) => {
      const is = await state();
      const status = is === 'ready' || is === 'stale' ? 200 : 503;
      response.set('Cache-Control', 'no-store').status(status).type('text').send(`${is}\n`);
    });
}

/** Whether a promise is kept in time. */
async function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const kept = promise.then(
    () => true,
    () => false,
  );
  const isKept = await Promise.race([kept, late]);
  clearTimeout(timer);
  return isKept;
}
