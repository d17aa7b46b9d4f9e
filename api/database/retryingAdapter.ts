import { PrismaPg } from '@prisma/adapter-pg';
import type { Transaction } from '@prisma/driver-adapter-utils';
import type { DatabasePool } from './databasePool.ts';
import type { DiskSpace } from './diskSpace.ts';
import { unavailableCause } from './unavailable.ts';

/**
 * Prisma's driver adapter with one retry if the connection is lost during a read or at the start of
 * a transaction. A write is never sent twice, because it may have succeeded.
 */
export class RetryingAdapter extends PrismaPg {
  readonly #settings: string | null;
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
    this.#settings = pool.transactionSettings;
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
        return withSettings(begun, this.#settings);
      });
    return adapter;
  }
}

/** Sends the settings of a transaction, if there are any to send. */
async function withSettings<Begun extends Transaction>(begun: Begun, settings: string | null) {
  if (settings === null) return begun;
  try {
    await begun.executeRaw({ sql: settings, args: [], argTypes: [] });
    return begun;
  } catch (error) {
    // This only returns the connection to the pool, which closes it.
    await begun.rollback();
    throw error;
  }
}

/** Reads, and repeats the read once if the connection was lost. */
export async function retryOnce<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (unavailableCause(error) !== 'lost') throw error;
    return ask();
  }
}
