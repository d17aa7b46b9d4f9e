import { withDatabaseLock } from './lock.ts';
import { migrate } from './migrate.ts';

/**
 * Brings a database to where the program needs it: its migrations applied, then its first content
 * put in. Processes that start together do this one after the other.
 * @param seed puts the first content in, and does nothing when that was done before
 * @throws StartupError when a migration cannot be applied.
 */
export function prepareDatabase(url: string, seed: () => Promise<void>): Promise<void> {
  return withDatabaseLock(url, 'prepare', async (connection) => {
    await migrate(url, connection);
    await seed();
  });
}
