import { withDatabaseLock } from './lock.ts';
import { migrate } from './migrate.ts';

/**
 * Prepares a database for the program: applies the migrations, then adds the initial content.
 * Processes that start together do this one after the other.
 * @param url the address of PostgreSQL itself, not of a pooler
 * @param seed adds the initial content, and does nothing if it was added before
 * @throws StartupError if a migration cannot be applied, and as `withDatabaseLock` does
 */
export function prepareDatabase<Result>(url: string, seed: () => Promise<Result>): Promise<Result> {
  return withDatabaseLock(url, 'prepare', async (connection) => {
    await migrate(connection);
    return seed();
  });
}
