import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { filesOfKind } from '../support/formerFiles.ts';
import { prepareCategories } from '../support/records.ts';

const start = new Date('2030-01-05T00:00:00Z');
const hour = 60 * 60 * 1000;
const later = (hours: number) => new Date(start.getTime() + hours * hour);

let present = start;
const settings = { CACHE_MB: '10', TRASH_DAYS: '30' };
const api = useApi({ now: () => present }, settings);
/** Another process with the same database. */
const other = useApi({ now: () => present }, settings, { beside: api });
beforeEach(() => {
  present = start;
});
const editor = useAdmin(api);
beforeEach(() => prepareCategories(api));

const recordsOf = (typename: string) => filesOfKind(typename, { admin: editor, api });
const events = recordsOf('Event');

/** Sets the publication of all records of a kind, and waits until the process that sends files knows it. */
async function publish(table: string, from: Date | null, until: Date | null = null) {
  await other.services.prisma.$executeRawUnsafe(
    `UPDATE "${table}" SET "publishedAt" = $1::timestamp, "unpublishAt" = $2::timestamp`,
    from,
    until,
  );
  api.services.cache.invalidate();
}

/** All addresses of files that an editor gets. */
async function addresses(): Promise<string[]> {
  const { data } = await editor.query(`{
    mediaLibrary(types: [IMAGE, VIDEO, DOCUMENT]) { nodes { url picture { url srcSet previewUrl } } }
  }`);
  return JSON.stringify(data).match(/\/(media|previews)\/[^" ]+/g) ?? [];
}

/** After this time every session has expired. */
async function waitUntil(instant: Date) {
  present = instant;
  Object.assign(editor, await api.signInAdmin(`${String(instant.getTime())}@example.org`));
}

const withoutKey = (address: string) => address.replace(/[?&]key=[^&]*/, '');

async function read(address: string) {
  const response = await fetch(api.url + address, { headers: { accept: 'image/webp' } });
  await response.arrayBuffer();
  const { status, headers: sent } = response;
  const resourcePolicy = sent.get('cross-origin-resource-policy');
  return { status, caching: sent.get('cache-control'), resourcePolicy };
}

const isGone = { status: 404, caching: 'no-cache', resourcePolicy: 'same-origin' };
// Pages of other sites may show public files, and no others.
const isPublic = {
  status: 200,
  caching: 'public, max-age=31536000, immutable',
  resourcePolicy: 'cross-origin',
};
const isPrivate = { status: 200, caching: 'private, no-cache', resourcePolicy: 'same-origin' };

async function expectAll(each: string[], expected: object) {
  expect(each.length).toBeGreaterThan(0);
  for (const address of each) expect(await read(address), address).toEqual(expected);
}

const withFiles = contentKinds.flatMap(({ typename, medium }) => (medium ? [typename] : []));

describe.each(withFiles)('the files of a record of the kind %s', (typename) => {
  const records = recordsOf(typename);
  const table = records.kind.source.name;

  it('are public, and are sent only with an expiring key while the record is hidden', async () => {
    await records.create('draft', 500);
    await expectAll(await addresses(), isPublic);
    await publish(table, null);
    const signed = await addresses();
    expect(signed.filter((address) => !/[?&]key=/.test(address))).toEqual([]);
    await expectAll(signed, isPrivate);
    await expectAll(signed.map(withoutKey), isGone);
    await expectAll(
      signed.map((address) => address.replace(/key=(.)/, 'key=1$1')),
      isGone,
    );
    await waitUntil(later(5));
    // The address stays the same, so that a browser loads each file once.
    expect(await addresses()).toEqual(signed);
    await expectAll(signed, isPrivate);
    await waitUntil(later(12));
    await expectAll(signed, isGone);
    await expectAll(await addresses(), isPrivate);
  });
});

describe('the files of a record', () => {
  it('follow the publication times of the record, and changes by another process', async () => {
    await events.create('scheduled', 500);
    await publish('event', later(1), later(2));
    const plain = (await addresses()).map(withoutKey);
    await expectAll(plain, isGone);
    await waitUntil(later(1));
    expect(await addresses()).toEqual(plain);
    await expectAll(plain, isPublic);
    await waitUntil(later(2));
    await expectAll(plain, isGone);
    await other.services.prisma.$executeRawUnsafe(`UPDATE "event" SET "unpublishAt" = NULL`);
    await expect.poll(() => read(plain[0] ?? '')).toEqual(isPublic);
    await expectAll(plain, isPublic);
  });

  it('are hidden when the record is deleted, and public when it is restored', async () => {
    // The database stores the time.
    await waitUntil(new Date());
    const id = await events.create('deleted', 500);
    const plain = await addresses();
    await expectAll(plain, isPublic);
    await events.remove(id);
    await expectAll(plain, isGone);
    const { errors } = await events.restoreDeleted(id);
    expect(errors).toBeUndefined();
    await expectAll(plain, isPublic);
  });

  it('are sent to editors only after they are replaced', async () => {
    const id = await events.create('former', 500);
    const plain = await addresses();
    await events.change(id, 1, 'present', 600);
    await expectAll(plain, isGone);
    const { revisions } = await events.history(id);
    const former = JSON.stringify(revisions).match(/\/media\/[^" ]*former[^" ]*/g) ?? [];
    expect(plain).toEqual(expect.arrayContaining(former.map(withoutKey)));
    await expectAll(former, isPrivate);
  });
});

describe('a file', () => {
  it('is public if a draft shares it with a public record', async () => {
    await events.create('first', 500);
    await publish('event', null);
    const [path = ''] = await events.paths();
    const url = api.services.media.urlOf(path);
    expect(await read(url)).toEqual(isGone);
    await events.create('second', 500);
    await other.services.prisma.event.updateMany({ data: { imagePath: path } });
    await expect.poll(() => read(url)).toEqual(isPublic);
  });

  it('of a public record is sent without a query when it is read again', async () => {
    await events.create('public', 500);
    const [path = ''] = await events.paths();
    const url = api.services.media.urlOf(path);
    expect(await read(url)).toEqual(isPublic);
    api.statements.length = 0;
    await expectAll([url, `${url}?w=400`], isPublic);
    expect(api.statements).toEqual([]);
  });

  it('of a draft is not sent with the key of another file', async () => {
    await events.create('one', 500);
    await events.create('other', 500);
    await publish('event', null);
    const whole = (await addresses()).filter((each) => /^\/media\/[^?]*\?key=/.test(each));
    const [one = '', another = ''] = [...new Set(whole)];
    expect(await read(another)).toEqual(isPrivate);
    expect(await read(withoutKey(another) + one.slice(one.indexOf('?')))).toEqual(isGone);
  });

  it('of a draft is sent in ranges, and is not sent again if it is unchanged', async () => {
    await events.create('draft', 500);
    await publish('event', null);
    const [address = ''] = await addresses();
    const part = await fetch(api.url + address, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    // Without this header the fetch of Node bypasses every cache.
    const known = { 'if-none-match': part.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await fetch(api.url + address, { headers: known })).status).toBe(304);
  });

  it('that belongs to no record is not sent', async () => {
    const path = 'eventBucket/images/1-left.webp';
    const url = await api.services.media.put(path, Readable.from(['left']));
    expect(await read(url)).toEqual(isGone);
  });
});
