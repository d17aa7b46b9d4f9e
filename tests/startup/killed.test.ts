import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { randomRuns } from '../support/randomRuns.ts';
import {
  bundledContent,
  killServer,
  spawnServer,
  withDataFolder,
} from '../support/serverProcess.ts';

it('starts after its first start was killed at a random moment, each time', async () => {
  let content: unknown;
  let duration = 0;
  await withDataFolder(async (dataDir) => {
    const begin = Date.now();
    const server = spawnServer(dataDir);
    content = await bundledContent(await server.up);
    duration = Date.now() - begin;
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
  expect(content).not.toHaveProperty('errors');

  for (let round = 0; round < randomRuns({ all: 10, few: 4 }); round += 1) {
    await withDataFolder(async (dataDir) => {
      const moment = Math.round(Math.random() * duration);
      const databaseToo = round % 2 === 1;
      const first = spawnServer(dataDir);
      await sleep(moment);
      await killServer(first, dataDir, databaseToo);
      const second = spawnServer(dataDir);
      const told = `killed ${databaseToo ? 'with its database ' : ''}after ${moment} ms`;
      expect(await bundledContent(await second.up), told).toEqual(content);
      second.child.kill('SIGTERM');
      expect(await second.ended, told).toBe(0);
      expect(readdirSync(dataDir).sort(), told).toEqual(['media', 'postgres']);
    });
  }
});

it('starts again after it was killed while it was serving', async () => {
  await withDataFolder(async (dataDir) => {
    for (const databaseToo of [false, true]) {
      const server = spawnServer(dataDir);
      await server.up;
      await killServer(server, dataDir, databaseToo);
    }
    const server = spawnServer(dataDir);
    const page = await fetch(`${await server.up}/about-ethiopia`);
    expect(page.status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
