import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { isAlive } from '../../api/database/atomicDirectory.ts';
import { postmasterPid, spawnServer, withDataFolder } from '../support/serverProcess.ts';

const dataDir = inject('filledFolder');

/** The database has shut down: a killed one leaves its file behind. */
function expectDatabaseEnded(folder: string) {
  expect(existsSync(join(folder, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true);
  expect(postmasterPid(folder)).toBeUndefined();
}

it.each(['SIGINT', 'SIGTERM'] as const)('ends in order on %s', async (signal) => {
  const server = spawnServer(dataDir);
  await server.up;
  const postmaster = postmasterPid(dataDir) ?? 0;
  expect(isAlive(postmaster)).toBe(true);
  server.child.kill(signal);
  expect(await server.ended).toBe(0);
  expectDatabaseEnded(dataDir);
});

it('ends in order during its start', async () => {
  await withDataFolder(async (folder) => {
    const server = spawnServer(folder);
    await expect.poll(() => postmasterPid(folder)).toBeDefined();
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
    expectDatabaseEnded(folder);
  });
});

it('ends in order while it waits for the database, and reports what it waits for', async () => {
  const cluster = join(dataDir, 'postgres', 'cluster');
  writeFileSync(join(cluster, 'standby.signal'), '');
  writeFileSync(join(cluster, 'postgresql.auto.conf'), 'hot_standby = off');
  const server = spawnServer(dataDir);
  await expect
    .poll(() => server.output())
    .toContain('Waiting for the bundled PostgreSQL (the database');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expectDatabaseEnded(dataDir);
  for (const name of ['standby.signal', 'postgresql.auto.conf']) rmSync(join(cluster, name));
});

it.runIf(process.platform !== 'win32')('ends in order when npm start ends', async () => {
  const server = spawnServer(dataDir, {}, ['npm', 'start']);
  await server.up;
  server.child.kill('SIGTERM');
  await server.ended;
  await expect.poll(() => postmasterPid(dataDir)).toBeUndefined();
  expectDatabaseEnded(dataDir);
});
