import { PrismaPg } from '@prisma/adapter-pg';
import { isUnavailable } from './unavailable.ts';

/**
 * Prisma's way to PostgreSQL, which asks a second time when the connection was lost while it was
 * reading. What writes is never sent twice: it may have been done.
 */
export class AskingTwice extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      try {
        return await queryRaw(query);
      } catch (error) {
        if (!/^\s*select\b/i.test(query.sql) || !isUnavailable(error, 'lost')) throw error;
        return queryRaw(query);
      }
    };
    return adapter;
  }
}
