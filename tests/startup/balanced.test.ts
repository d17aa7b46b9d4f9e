import { setInterval as every } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin, ask, signIn } from '../bench/site.ts';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { spawnServer, withDataFolder } from '../support/serverProcess.ts';
import { type SiteDatabase, startSiteDatabase } from '../support/siteDatabase.ts';
import { measureStaleness } from '../support/staleness.ts';

let database: SiteDatabase;
let balancer: Balancer;
beforeAll(async () => {
  database = await startSiteDatabase();
  balancer = await startBalancer();
});
afterAll(async () => {
  await balancer.stop();
  await database.stop();
});

const titles = '{ resources(first: 100) { nodes { title } } }';
const create = 'mutation ($input: ResourceInput!) { createResource(input: $input) { id } }';

it('serves two processes as one, and restarts them in turn without a failure', async () => {
  await withDataFolder(async (dataDir) => {
    const start = () =>
      spawnServer(dataDir, {
        ...admin,
        ...database.settings(),
        // The balancer checks ten times a second, so in this time it notices the shutdown.
        DRAIN_SECONDS: '5',
      });
    const servers = [start(), start()];
    const addresses = await Promise.all(servers.map(({ up }) => up));
    for (const address of addresses) balancer.add(address);
    await expect.poll(() => balancer.ready()).toEqual(addresses);

    // Signed in at one process, written by the other, read from both.
    const [first = '', second = ''] = addresses;
    const token = await signIn(first);
    const categories = await ask(first, '{ resourceCategories { id } }');
    const [category] = categories['resourceCategories'] as { id: string }[];
    const input = {
      title: 'Written at the second',
      description: 'It helps.',
      link: 'https://www.example.org/',
      categoryId: category?.id,
    };
    await ask(first, titles);
    await ask(second, create, { input }, token);
    expect(JSON.stringify(await ask(second, titles))).toContain(input.title);
    await expect.poll(async () => JSON.stringify(await ask(first, titles))).toContain(input.title);

    // `npm run stale` measures how soon the others return the change.
    const { staleWhereWritten, delays } = await measureStaleness([first, second], token, 6);
    expect(staleWhereWritten).toBe(0);
    expect(delays).toHaveLength(6);

    let isOver = false;
    const failures: string[] = [];
    const paths = ['/', '/events', '/directory', '/contact-us', '/resources'];
    const answered = new Map(paths.map((path) => [path, 0]));
    const visit = async (path: string) => {
      for await (const _ of every(100)) {
        if (isOver) return;
        const outcome = await fetch(balancer.url + path).then(
          async (response) => {
            await response.arrayBuffer();
            return response.ok ? null : `${path}: ${String(response.status)}`;
          },
          (error: unknown) => `${path}: ${String(error)}`,
        );
        if (outcome) failures.push(outcome);
        answered.set(path, (answered.get(path) ?? 0) + 1);
      }
    };
    const visits = paths.map(visit);
    for (const [index, server] of servers.entries()) {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      const next = start();
      const address = await next.up;
      balancer.add(address);
      servers[index] = next;
      await expect.poll(() => balancer.ready()).toContain(address);
      answered.clear();
      await expect.poll(() => paths.every((path) => (answered.get(path) ?? 0) > 5)).toBe(true);
    }
    isOver = true;
    await Promise.all(visits);
    expect(failures).toEqual([]);
    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  });
});
