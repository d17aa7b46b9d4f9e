import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addressOf, render } from '../../client/entry.server.tsx';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { connectDatabase } from '../../api/database/connect.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { command, newInstallation } from '../support/installation.ts';
import { type PageServer, servePages } from '../support/pageServer.ts';
import { readCalendar } from '../support/readCalendar.ts';
import { createRecordOf, deleteRecordOf, restoreDeleted } from '../support/records.ts';
import { readSitemap } from '../support/sitemap.ts';

const siteUrl = 'https://association.example';

/** A process with caches. */
interface Process {
  api: Api;
  pages: PageServer;
}

async function startProcess(beside?: Pick<Api, 'databaseUrl'>): Promise<Process> {
  const settings = { CACHE_MB: '10', SITE_URL: siteUrl };
  const api = await startApi({}, settings, beside ? { beside } : {});
  return { api, pages: await servePages(api, { addressOf, render }) };
}

async function stopProcess({ api, pages }: Process) {
  pages.close();
  await api.stop();
}

let writing: Process;
let reading: Process;
let admin: Admin;
beforeAll(async () => {
  writing = await startProcess();
  reading = await startProcess(writing.api);
});
afterAll(async () => {
  await stopProcess(reading);
  await stopProcess(writing);
});
beforeEach(async () => {
  await writing.api.reset();
  reading.api.services.cache.invalidate();
  admin = await writing.api.signInAdmin();
});

/** Everything that a process returns about an event with this title. */
async function told({ api, pages }: Process, id: number, title: string) {
  const path = `/events/${id}-${title.toLowerCase()}`;
  const page = await fetch(pages.url + path, { redirect: 'manual' });
  const text = async (address: string) => (await fetch(address)).text();
  const { entries } = readCalendar(await text(`${api.url}/calendar.ics`));
  const entry = entries.find(({ summary }) => summary === title);
  const found = await api.query(
    'query ($query: String!) { search(query: $query) { edges { node { id path } } } }',
    { query: title },
  );
  const sitemap = await readSitemap(`${api.url}/sitemap.xml`);
  return {
    page: page.headers.get('location') ?? page.status,
    list: (await text(`${pages.url}/events`)).includes(`href="${path}"`),
    feed: (await text(`${api.url}/feed.xml`)).includes(siteUrl + path),
    calendar: entry?.property('STATUS') ?? null,
    search: JSON.stringify(found.data).includes(`"${path}"`),
    sitemap: sitemap.some(({ loc }) => loc === siteUrl + path),
  };
}

const there = {
  page: 200,
  list: true,
  feed: true,
  calendar: 'CONFIRMED',
  search: true,
  sitemap: true,
};
const nowhere = { list: false, feed: false, calendar: null, search: false, sitemap: false };

/** The process that wrote returns the change at once, the other one after the notification of the database. */
async function expectTold(id: number, title: string, wanted: object) {
  expect(await told(writing, id, title)).toEqual(wanted);
  await expect.poll(() => told(reading, id, title)).toEqual(wanted);
}

async function rename(id: number, title: string) {
  const { data } = await admin.query(
    `query ($id: ID!) { event(id: $id) { version title date time description location mapLink } }`,
    { id },
  );
  const { version, ...input } = data['event'] as { version: number };
  await admin.ask(
    `mutation ($id: ID!, $version: Int!, $input: EventInput!) {
      updateEvent(id: $id, version: $version, input: $input) { id }
    }`,
    { id, version, input: { ...input, title } },
  );
}

it('a change of an event is visible on every public surface, in every process', async () => {
  const id = await createRecordOf(admin, 'Event', { title: 'Feast' });
  await expectTold(id, 'Feast', there);

  await rename(id, 'Dinner');
  await expectTold(id, 'Dinner', there);
  await expectTold(id, 'Feast', { ...nowhere, page: `/events/${id}-dinner` });

  await deleteRecordOf(admin, 'Event', id);
  await expectTold(id, 'Dinner', { ...nowhere, page: 410, calendar: 'CANCELLED' });
  await expectTold(id, 'Feast', { ...nowhere, page: 410 });

  const elsewhere = await connectDatabase(writing.api.databaseUrl, { name: 'elsewhere' });
  await restoreDeleted({ services: { prisma: elsewhere } }, 'event');
  await elsewhere.$disconnect();
  await expect.poll(() => told(writing, id, 'Dinner')).toEqual(there);
  await expectTold(id, 'Dinner', there);
});

it('a restored backup is visible on every public surface, and later changes are not', async () => {
  const kept = await createRecordOf(admin, 'Event', { title: 'Feast' });
  const folder = temporaryFolder();
  const backup = join(folder, 'site.backup');
  const { databaseUrl } = writing.api;
  expect(await command(backupCommand, databaseUrl, folder, [backup])).toMatchObject({ code: 0 });
  await rename(kept, 'Dinner');

  const installation = await newInstallation();
  expect(await installation.restore(backup)).toMatchObject({ code: 0, err: '' });
  rmSync(folder, { recursive: true, force: true });
  const restored = await startProcess({ databaseUrl: installation.url });
  try {
    expect(await told(restored, kept, 'Feast')).toEqual(there);
    expect(await told(restored, kept, 'Dinner')).toEqual({
      ...nowhere,
      page: `/events/${kept}-feast`,
    });
  } finally {
    await stopProcess(restored);
  }
});
