import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { dayToDate } from '../../api/scalars.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';
import { run } from '../support/globalPostgres.ts';
import { kinds } from '../support/kinds.ts';
import { usePages } from '../support/pageServer.ts';
import {
  createRecordOf,
  deleteRecordOf,
  prepareCategories,
  restoreDeleted,
} from '../support/records.ts';

let present = new Date();
let admin: Admin;
const api = useApi({ now: () => present }, { CACHE_MB: '10', SITE_URL: 'http://site.test' });
const server = usePages(api);
beforeEach(async () => {
  present = new Date();
  await api.reset();
  admin = await api.signInAdmin();
  await prepareCategories(api);
  server.rendered.length = 0;
});

async function read(path: string) {
  const answer = await fetch(server.url + path, { redirect: 'manual' });
  const html = await answer.text();
  const location = answer.headers.get('location');
  return { status: answer.status, location, html, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] };
}
const cached = () => api.services.cache.size.responses;
/** As another program writes, whose changes the database reports. */
const sqlElsewhere = (text: string) => run(api.databaseUrl, text);
const withPages = contentKinds.filter(({ hasRecordPages }) => hasRecordPages);

describe.each(
  withPages.map(({ name, typename, path, titleColumn }) => ({ name, typename, path, titleColumn })),
)('the page of a record of the kind $name', ({ name, typename, path, titleColumn }) => {
  it('is found by its path, and its other addresses redirect to it', async () => {
    const id = await createRecordOf(admin, typename, { [titleColumn]: 'እንቁጣጣሽ & Co' });
    const by = kinds.find((kind) => kind.name === typename)?.list ?? '';
    expect(JSON.stringify((await api.query(`{ ${by.replace(/id /, 'path ')} }`)).data)).toContain(
      `"/${path}/${id}-enkutatash-co"`,
    );
    const page = await read(`/${path}/${id}-enkutatash-co`);
    expect([page.status, page.heading]).toEqual([
      200,
      '<span><span lang="am">እንቁጣጣሽ</span><span> &amp; Co</span></span>',
    ]);
    expect(page.html).toContain(
      `<link rel="canonical" href="http://site.test/${path}/${id}-enkutatash-co"/>`,
    );
    const preview = /property="og:image" content="http:\/\/site\.test([^"]+)"/.exec(page.html)?.[1];
    const picture = await fetch(`${api.url}${preview}`);
    const size = { width: 1200, height: 630 };
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      format: 'jpeg',
      ...size,
    });
    expect(page.html).toContain(encodeURIComponent(`http://site.test/${path}/${id}-enkutatash-co`));
    for (const other of [`${id}`, `${id}-`, `${id}-Enkutatash-Co`]) {
      expect(await read(`/${path}/${other}`)).toMatchObject({
        status: 301,
        location: `/${path}/${id}-enkutatash-co`,
      });
    }
    // The list, the page, and whether visitors may read its picture.
    expect(cached()).toBe(3);
  });

  it('shows a changed title, a deletion and a restoration at once', async () => {
    const id = await createRecordOf(admin, typename, { [titleColumn]: 'First' });
    expect((await read(`/${path}/${id}-first`)).status).toBe(200);
    await sqlElsewhere(`UPDATE "${name}" SET "${titleColumn}" = 'Second'`);
    await expect
      .poll(async () => (await read(`/${path}/${id}-first`)).location)
      .toBe(`/${path}/${id}-second`);
    expect((await read(`/${path}/${id}-second`)).heading).toBe('<span>Second</span>');

    await deleteRecordOf(admin, typename, id);
    const gone = await read(`/${path}/${id}-second`);
    expect(gone).toMatchObject({ status: 410, location: null, heading: 'No longer here' });
    expect(gone.html).not.toContain('Second');
    expect(gone.html).toContain('content="noindex"');
    expect(gone.html).not.toContain('rel="canonical"');

    await restoreDeleted(api, name);
    await expect.poll(async () => (await read(`/${path}/${id}-second`)).status).toBe(200);
  });

  it('responds with 404 to an invalid id, without rendering or caching another page', async () => {
    await read('/no-such-page');
    const before = server.rendered.length;
    for (const other of [
      '0',
      '01',
      '2147483648',
      '99999999999',
      'x',
      '1x',
      '-1',
      '%E0%A4',
      '1.5',
    ]) {
      expect((await read(`/${path}/${other}`)).status).toBe(404);
    }
    expect(server.rendered.length).toBe(before);
    expect((await read(`/${path}/2147483647-x`)).status).toBe(404);
    expect(cached()).toBe(1);
  });
});

describe('the page of a deleted record', () => {
  it('is cached once for all its addresses, and links to the next record', async () => {
    const { prisma, cache } = api.services;
    const events = [];
    for (const day of ['2040-01-01', '2040-01-02', '2040-01-03']) {
      events.push(await addEvent(prisma, { title: `On ${day}`, date: dayToDate(day) }));
    }
    const [first, second, third] = events.map(({ id }) => id);
    await prisma.event.delete({ where: { id: second } });
    cache.invalidate('event');
    for (const name of ['', '-a', '-b', '-c']) {
      const { status, html } = await read(`/events/${second}${name}`);
      expect(status).toBe(410);
      expect(html).toContain(`href="/events/${third}-on-2040-01-03"`);
    }
    expect(cached()).toBe(1);
    await prisma.event.delete({ where: { id: third } });
    cache.invalidate('event');
    const last = await read(`/events/${third}`);
    expect(last.html).toContain(`href="/events/${first}-on-2040-01-01"`);
    await sqlElsewhere(`UPDATE "deleted-record" SET "values" = NULL`);
    cache.invalidate('event');
    expect((await read(`/events/${third}`)).html).toContain(
      `href="/events/${first}-on-2040-01-01"`,
    );
  });
});

describe('the records before and after', () => {
  const neighbours = async (kind: string, id: number) => {
    const data = await api.ask(
      `query ($id: ID!) { recordPage(kind: ${kind}, id: $id) { previous { title } next { title } } }`,
      { id: String(id) },
    );
    const page = data['recordPage'] as Record<'previous' | 'next', { title: string } | null>;
    return [page.previous?.title ?? null, page.next?.title ?? null];
  };

  it('are upcoming events in the order of their days; past events lead to them', async () => {
    const { prisma } = api.services;
    present = new Date('2040-06-01T00:00:00Z');
    const ids: Record<string, number> = {};
    for (const day of ['2040-05-01', '2040-05-31', '2040-06-01', '2040-07-01']) {
      ({ id: ids[day] } = await addEvent(prisma, { title: day, date: dayToDate(day) }));
    }
    const of = (day: string) => neighbours('EVENT', ids[day] ?? 0);
    expect(await of('2040-05-01')).toEqual([null, '2040-05-31']);
    expect(await of('2040-05-31')).toEqual(['2040-05-01', '2040-06-01']);
    expect(await of('2040-06-01')).toEqual([null, '2040-07-01']);
    expect(await of('2040-07-01')).toEqual(['2040-06-01', null]);
  });

  it('are posts, newest first', async () => {
    const create = (postTitle: string) =>
      api.services.prisma.post.create({ data: { postTitle, publishedAt: present } });
    await create('Old');
    const { id } = await create('Newer');
    await create('Newest');
    expect(await neighbours('POST', id)).toEqual(['Newest', 'Old']);
  });

  it('are entries of the same category and then of the next category; an entry without a category has none', async () => {
    const { prisma } = api.services;
    const second = await prisma.directoryCategory.create({ data: { categoryName: 'Second' } });
    await addDirectoryEntries(prisma, 'Third', ['C1']);
    await addDirectoryEntries(prisma, 'Fourth', ['D1', 'D2']);
    const entries = await prisma.directory.findMany({ orderBy: { name: 'asc' } });
    const id = (name: string) => entries.find((each) => each.name === name)?.id ?? 0;
    expect(await neighbours('DIRECTORY', id('D1'))).toEqual(['C1', 'D2']);
    await prisma.directory.update({ where: { id: id('D2') }, data: { categoryId: second.id } });
    expect(await neighbours('DIRECTORY', id('C1'))).toEqual(['D2', 'D1']);
    await prisma.directory.update({ where: { id: id('D2') }, data: { categoryId: null } });
    expect(await neighbours('DIRECTORY', id('D2'))).toEqual([null, null]);
  });
});

it('the directory shows no filter for a category without visible entries', async () => {
  const { prisma } = api.services;
  await addDirectoryEntries(prisma, 'Shops', ['Injera']);
  const drafts = await addDirectoryEntries(prisma, 'Barbers', ['Piassa']);
  const publishedAt = null;
  await prisma.directory.updateMany({ where: { categoryId: drafts.id }, data: { publishedAt } });
  const chips = async (address: string) => {
    const { html } = await read(address);
    const links = html.matchAll(/<a [^>]*href="\/directory[^"]*category=\d+[^>]*>(.*?)<\/a>/g);
    return Array.from(links, ([, name = '']) => name.replace(/<.*?>/g, ''));
  };
  const addresses = ['/directory', '/directory?q=injera', `/directory?category=${drafts.id}`];
  for (const address of addresses) {
    expect([address, await chips(address)]).toEqual([address, ['Shops']]);
  }
  const { status, html } = await read(`/directory?category=${drafts.id}`);
  expect(status).toBe(200);
  expect(html).toContain('There are no entries in this category yet.');

  const { id } = await prisma.directory.findFirstOrThrow({ where: { name: 'Injera' } });
  await admin.query('mutation ($id: ID!) { deleteDirectory(id: $id, version: 1) }', { id });
  for (const address of addresses) expect([address, await chips(address)]).toEqual([address, []]);
});
