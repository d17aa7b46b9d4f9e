import { PrismaPg } from '@prisma/adapter-pg';
import type { Transaction } from '@prisma/driver-adapter-utils';
import type { DatabasePool } from './databasePool.ts';
import type { DiskSpace } from './diskSpace.ts';
import { unavailableCause } from './unavailable.ts';

/**
 * Prisma's driver adapter, which retries once when the connection was lost while it was
 * reading or beginning a transaction. What writes is never sent twice: it may have been done.
 */
export class RetryingAdapter extends PrismaPg {
  readonly #timeLimit: string | null;
  readonly #diskSpace: DiskSpace;

  /** @param pool ends with Prisma */
  constructor(pool: DatabasePool) {
    super(pool, {
      disposeExternalPool: true,
      // Planning an INSERT is slow, because the plan contains the functions of all generated columns. Several rows are
      // not named: each number of rows is another statement.
      statementNameGenerator: ({ sql }) =>
        /^insert\b/i.test(sql) && !/\)\s*,\s*\(/.test(sql) ? pool.nameOf(sql) : '',
    });
    this.#timeLimit = pool.timeLimit;
    this.#diskSpace = pool.diskSpace;
  }

  override async connect() {
    const adapter = await super.connect();
    this.#diskSpace.watch(adapter, false);
    const queryRaw = adapter.queryRaw.bind(adapter);
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.queryRaw = (query) => {
      const isRead = /^\s*select\b/i.test(query.sql);
      return isRead ? retryOnce(() => queryRaw(query)) : queryRaw(query);
    };
    adapter.startTransaction = (level) =>
      retryOnce(async () => {
        const begun = await startTransaction(level);
        this.#diskSpace.watch(begun, true);
        return limited(begun, this.#timeLimit);
      });
    return adapter;
  }
}

/** Sends the limit of time of a transaction, where there is one to send. */
async function limited<Begun extends Transaction>(begun: Begun, timeLimit: string | null) {
  if (timeLimit === null) return begun;
  try {
    await begun.executeRaw({ sql: timeLimit, args: [], argTypes: [] });
    return begun;
  } catch (error) {
    // This only gives the connection back, to a pool that closes it.
    await begun.rollback();
    throw error;
  }
}

/** Reads, and once more where the connection was lost meanwhile. */
export async function retryOnce<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (unavailableCause(error) !== 'lost') throw error;
    return ask();
  }
}
