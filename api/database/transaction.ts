import { setTimeout as sleep } from 'node:timers/promises';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { codesOf, errorSources } from './errorSources.ts';

/** How often a transaction is tried that PostgreSQL ended because of another one. */
const attempts = 6;

/** Milliseconds that the first retry waits at most; each later one up to twice as long. */
const firstPause = 10;

/**
 * Runs a transaction. Where PostgreSQL ends it to resolve a deadlock (40P01) or a serialization
 * failure (40001), nothing of it was done, and it runs again.
 * @param work may run several times, so it changes nothing but the database
 */
export async function transaction<Result>(
  prisma: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma.$transaction(work);
    } catch (error) {
      if (attempt === attempts || !isWriteConflict(error)) throw error;
      // At random, so that the two do not meet again.
      await sleep(Math.random() * firstPause * 2 ** attempt);
    }
  }
}

/** Prisma's P2034 covers both of PostgreSQL's codes. */
const isWriteConflict = (error: unknown) =>
  errorSources(error).some((fields) =>
    codesOf(fields).some((code) => /^(40001|40P01|P2034)$/.test(code)),
  );
