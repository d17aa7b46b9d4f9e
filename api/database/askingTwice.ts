import { PrismaPg } from '@prisma/adapter-pg';
import { isUnavailable } from './unavailable.ts';

/**
 * Prisma's way to PostgreSQL, which asks a second time when the connection was lost while it was
 * reading or beginning a transaction. What writes is never sent twice: it may have been done.
 */
export class AskingTwice extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.queryRaw = (query) => {
      const isRead = /^\s*select\b/i.test(query.sql);
      return isRead ? twice(() => queryRaw(query)) : queryRaw(query);
    };
    adapter.startTransaction = (level) => twice(() => startTransaction(level));
    return adapter;
  }
}

/** Reads, and once more where the connection was lost meanwhile. */
export async function twice<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnavailable(error, 'lost')) throw error;
    return ask();
  }
}
