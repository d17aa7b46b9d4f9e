import { mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { firstAdmin, signInFirstAdmin } from '../support/firstAdmin.ts';
import { openUpload, part } from '../support/multipart.ts';
import { randomRuns } from '../support/randomRuns.ts';
import {
  bundledContent,
  killServer,
  spawnServer,
  withDataFolder,
} from '../support/serverProcess.ts';

it('starts after its first start is killed at a random moment, each time', async () => {
  const { content, duration } = inject('firstStart');
  expect(content).not.toHaveProperty('errors');

  for (let round = 0; round < randomRuns({ all: 10, few: 1 }); round += 1) {
    await withDataFolder(async (dataDir) => {
      const moment = Math.round(Math.random() * duration);
      const databaseToo = round % 2 === 0;
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

it('starts again after it is killed during an upload, whose temporary file it removes, and with its database', async () => {
  const dataDir = inject('filledFolder');
  const folder = join(dataDir, 'temporary');
  mkdirSync(folder);
  const settings = { ...firstAdmin, TMPDIR: folder };
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.includes('capacitor'),
    );
  const first = spawnServer(dataDir, settings);
  const url = await first.up;
  const upload = openUpload(url, await signInFirstAdmin(url));
  upload.on('error', () => undefined);
  const query =
    'mutation ($image: Upload) { createPost(input: { postTitle: "News" }, image: $image) { id } }';
  upload.write(
    Buffer.concat([
      part('name="operations"', JSON.stringify({ query, variables: { image: null } })),
      part('name="map"', '{"0":["variables.image"]}'),
      part('name="0"; filename="x.png"', Buffer.alloc(1000)).subarray(0, -2),
    ]),
  );
  await expect.poll(files).toHaveLength(1);
  await killServer(first, dataDir, false);
  expect(files()).toHaveLength(1);
  const again = { ...settings, PORT: new URL(url).port };
  const second = spawnServer(dataDir, again);
  await second.up;
  expect(files()).toEqual([]);
  await killServer(second, dataDir, true);
  const third = spawnServer(dataDir, again);
  expect((await fetch(`${await third.up}/about-ethiopia`)).status).toBe(200);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
  rmdirSync(folder);
});
