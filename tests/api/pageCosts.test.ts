import { beforeAll, expect, it } from 'vitest';
import { publicPaths } from '../../client/entry.server.tsx';
import { seed as addBundledContent } from '../../prisma/seed/seed.ts';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries } from '../support/factories.ts';
import { usePages } from '../support/pageServer.ts';

// Bundled content depends on the calendar.
const api = useApi({ now: () => new Date('2026-11-26T00:00:00Z') });
beforeAll(() => addBundledContent(api.services));
const server = usePages(api);

/** The most SQL statements of each page, and the most kilobytes of its markup without styles, and of its state. */
const costs: Record<string, [statements: number, markup: number, state: number]> = {
  '/': [2, 49, 9],
  '/about': [1, 41, 2],
  '/events': [1, 67, 8],
  '/about-ethiopia': [2, 90, 25],
  '/resources': [2, 41, 6],
  '/directory': [2, 84, 20],
  '/calendar': [1, 70, 3],
  '/contact-us': [0, 32, 2],
  '/support-us': [0, 33, 2],
  '/membership-form': [0, 38, 2],
  '/privacy': [0, 32, 2],
  '/my-data': [0, 28, 2],
};

async function costOf(path: string) {
  // Settings, for example, are read once and kept.
  await fetch(server.url + path);
  api.statements.length = 0;
  const html = await (await fetch(server.url + path)).text();
  const state = /<script id="state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const kilobytes = (text: string) => Math.ceil(Buffer.byteLength(text) / 1000);
  return {
    statements: api.statements.length,
    markup: kilobytes(html) - kilobytes(state),
    state: kilobytes(state),
  };
}

// This shows that a feature makes a page larger or slower (docs/performance.md).
it.each(publicPaths)('%s stays within its limits of statements and bytes', async (path) => {
  const [statements, markup, state] = costs[path] ?? [0, 0, 0];
  const cost = await costOf(path);
  expect(cost.statements).toBeLessThanOrEqual(statements);
  expect(cost.markup).toBeLessThanOrEqual(markup);
  expect(cost.state).toBeLessThanOrEqual(state);
});

it('the directory with 100 entries is smaller than 350 kB', async () => {
  const { prisma } = api.services;
  await prisma.directory.deleteMany();
  const names = Array.from({ length: 100 }, (_, index) => `Business ${String(index)}`);
  await addDirectoryEntries(prisma, 'Many', names);
  const { markup, state } = await costOf('/directory');
  expect(markup + state).toBeLessThan(350);
});
