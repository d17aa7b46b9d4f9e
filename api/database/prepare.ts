import { withDatabaseLock } from './lock.ts';
import { migrate } from './migrate.ts';

/**
 * Brings a database to where the program needs it: its migrations applied, then its first content
 * put in. Processes that start together do this one after the other.
 * @param url PostgreSQL's own address, not a pooler's
 * @param seed puts the first content in, and does nothing when that was done before
 * @throws StartupError when a migration cannot be applied, and as `withDatabaseLock` does.
 */
export function prepareDatabase<Result>(url: string, seed: () => Promise<Result>): Promise<Result> {
  return withDatabaseLock(url, 'prepare', async (connection) => {
    await migrate(connection);
    return seed();
  });
}
