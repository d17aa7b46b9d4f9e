import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { isAlive } from '../../api/database/wholeFolder.ts';
import { postmasterPid, spawnServer, withDataFolder } from '../support/serverProcess.ts';

/** The database is gone, and went in order: a killed one leaves its note behind. */
function expectDatabaseEnded(dataDir: string) {
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true);
  expect(postmasterPid(dataDir)).toBeUndefined();
}

it.each(['SIGINT', 'SIGTERM'] as const)('ends in order on %s', async (signal) => {
  await withDataFolder(async (dataDir) => {
    const server = spawnServer(dataDir);
    await server.up;
    const postmaster = postmasterPid(dataDir) ?? 0;
    expect(isAlive(postmaster)).toBe(true);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expectDatabaseEnded(dataDir);
  });
});

it('ends in order before it is up, too', async () => {
  await withDataFolder(async (dataDir) => {
    const server = spawnServer(dataDir);
    while (postmasterPid(dataDir) === undefined) await sleep(10);
    server.child.kill('SIGTERM');
    await server.ended;
    expectDatabaseEnded(dataDir);
  });
});

it.runIf(process.platform !== 'win32')('ends in order when npm start is ended', async () => {
  await withDataFolder(async (dataDir) => {
    const server = spawnServer(dataDir, {}, ['npm', 'start']);
    await server.up;
    server.child.kill('SIGTERM');
    await server.ended;
    await vi.waitFor(() => {
      expectDatabaseEnded(dataDir);
    }, 5000);
  });
});
