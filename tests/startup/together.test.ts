import { expect, it } from 'vitest';
import { openConnection } from '../../api/database/connect.ts';
import { readMigrations } from '../../api/database/migrationHistory.ts';
import { bundledContent, spawnServer, withDataFolder } from '../support/serverProcess.ts';
import { startSiteDatabase } from '../support/siteDatabase.ts';

it('starts three times at once on one empty PostgreSQL, and seeds it once', async () => {
  const database = await startSiteDatabase();
  await withDataFolder(async (dataDir) => {
    const servers = [1, 2, 3].map(() => spawnServer(dataDir, database.settings()));
    const [first, ...others] = await Promise.all(
      servers.map(async ({ up }) => bundledContent(await up)),
    );
    expect(first).not.toHaveProperty('errors');
    for (const other of others) expect(other).toEqual(first);

    const connection = await openConnection(database.url);
    const history = await connection.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations ORDER BY name',
    );
    const migrations = readMigrations('prisma/migrations').map(({ name }) => name);
    expect(history.rows.map(({ name }) => name)).toEqual(migrations);
    const twice = await connection.query(
      'SELECT "title" FROM "event" GROUP BY "title", "date" HAVING count(*) > 1',
    );
    expect(twice.rows).toEqual([]);
    await connection.end();

    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  });
  await database.stop();
});
