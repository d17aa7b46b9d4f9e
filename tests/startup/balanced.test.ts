import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startScratchPostgres } from '../../api/database/scratchPostgres.ts';
import { admin, ask, signIn } from '../bench/site.ts';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { spawnServer, withDataFolder } from '../support/serverProcess.ts';
import { measureStaleness } from '../support/staleness.ts';

let postgres: Awaited<ReturnType<typeof startScratchPostgres>>;
let balancer: Balancer;
beforeAll(async () => {
  postgres = await startScratchPostgres();
  balancer = await startBalancer();
});
afterAll(async () => {
  await balancer.stop();
  await postgres.stop();
});

const titles = '{ resources(first: 100) { nodes { title } } }';
const create = 'mutation ($input: ResourceInput!) { createResource(input: $input) { id } }';

it('serves three processes as one, and restarts them one after the other without a failure', async () => {
  await withDataFolder(async (dataDir) => {
    const start = () =>
      spawnServer(dataDir, {
        ...admin,
        DATABASE_URL: postgres.url,
        DRAIN_SECONDS: '1',
      });
    const servers = [start(), start(), start()];
    const addresses = await Promise.all(servers.map(({ up }) => up));
    for (const address of addresses) balancer.add(address);
    await vi.waitUntil(async () => (await fetch(`${balancer.url}/healthz`)).ok, {
      timeout: 10_000,
    });

    // Signed in at one process, written by the next, read from the third.
    const [first = '', second = '', third = ''] = addresses;
    const token = await signIn(first);
    const categories = await ask(first, '{ resourceCategories { id } }');
    const [category] = categories['resourceCategories'] as { id: string }[];
    const input = {
      title: 'Written at the second',
      description: 'It helps.',
      link: 'https://www.example.org/',
      categoryId: category?.id,
    };
    await ask(third, titles);
    await ask(second, create, { input }, token);
    expect(JSON.stringify(await ask(second, titles))).toContain(input.title);
    await sleep(200);
    expect(JSON.stringify(await ask(third, titles))).toContain(input.title);

    const { staleWhereWritten, delays } = await measureStaleness([first, second], token, 100);
    expect(staleWhereWritten).toBe(0);
    // A busy machine may hold one up; `npm run stale` counts each of 10,000.
    expect(delays.toSorted((a, b) => a - b)[95]).toBeLessThan(200);

    let isOver = false;
    const failures: string[] = [];
    let answered = 0;
    const visit = async (path: string) => {
      while (!isOver) {
        const outcome = await fetch(balancer.url + path).then(
          async (response) => {
            await response.arrayBuffer();
            return response.ok ? null : `${path}: ${String(response.status)}`;
          },
          (error: unknown) => `${path}: ${String(error)}`,
        );
        if (outcome) failures.push(outcome);
        else answered += 1;
        await sleep(10);
      }
    };
    const paths = ['/', '/events', '/directory', '/contact-us', '/resources'];
    const visits = paths.map(visit);
    for (const [index, server] of servers.entries()) {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      const next = start();
      balancer.add(await next.up);
      servers[index] = next;
      await sleep(300);
    }
    isOver = true;
    await Promise.all(visits);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  });
});
