import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { expect, it } from 'vitest';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { deleteRecordOf } from '../support/records.ts';

const siteUrl = 'https://association.example';
let present = new Date('2026-11-22T00:00:00Z');

const api = useApi({ now: () => present }, { SITE_URL: siteUrl });

interface Entry {
  id: string;
  title: string;
  content: string;
  published: string;
  updated: string;
  link: { href: string; rel?: string; type?: string }[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  alwaysCreateTextNode: false,
  // The type of texts is always HTML.
  updateTag: (name, _path, attributes) => {
    if (name === 'title' || name === 'content') delete attributes['type'];
    return true;
  },
  isArray: (name) => name === 'entry' || name === 'link',
});

async function readFeed() {
  const response = await fetch(`${api.url}/feed.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const xml = await response.text();
  expect(SyntaxValidator.validate(xml)).toBe(true);
  const { feed } = parser.parse(xml) as { feed: { title: string; entry?: Entry[] } };
  const entries = (feed.entry ?? []).map(({ link, ...entry }) => ({
    ...entry,
    page: link.find(({ rel }) => rel === undefined)?.href,
    picture: link.find(({ rel }) => rel === 'enclosure')?.href,
    pictureType: link.find(({ rel }) => rel === 'enclosure')?.type,
  }));
  return { title: feed.title, entries, etag: response.headers.get('etag') ?? '' };
}

it('contains the newest posts and events, each with its page and picture', async () => {
  const { prisma } = api.services;
  const event = await addEvent(prisma, {
    title: 'እንቁጣጣሽ & <b>tea</b>',
    description: 'First line\n\n5 < 6 & more ]]> \u0008end',
    endTime: '1:00 PM',
    publishedAt: new Date('2026-11-01T00:00:00Z'),
  });
  const post = await prisma.post.create({
    data: { postTitle: 'News', postText: '', publishedAt: new Date('2026-11-02T00:00:00Z') },
  });
  const { entries, title } = await readFeed();
  expect(title).toBe('News and events | Ethiopian Community Association in Auckland');
  expect(entries.map(({ id }) => id)).toEqual([
    `${siteUrl}/posts/${post.id}`,
    `${siteUrl}/events/${event.id}`,
  ]);
  const [newer, older] = entries;
  expect(newer).toMatchObject({ title: 'News', picture: undefined });
  expect(older).toMatchObject({
    // Titles and contents are HTML.
    title: 'እንቁጣጣሽ &amp; &lt;b&gt;tea&lt;/b&gt;',
    page: `${siteUrl}/events/${event.id}-enkutatash-b-tea-b`,
    picture: `${siteUrl}/previews/${event.imagePath}.jpg`,
    pictureType: 'image/jpeg',
    published: '2026-11-01T00:00:00.000Z',
    updated: event.updatedAt.toISOString(),
  });
  expect(older?.content.split('\n')).toEqual([
    '<p>07-01-2030 · 10:00 AM – 1:00 PM · Example venue, Auckland</p>',
    '<p>First line</p>',
    '<p>5 &lt; 6 &amp; more ]]&gt; end</p>',
  ]);
  const amharic = await (await fetch(`${api.url}/am/feed.xml`)).text();
  expect(amharic).toContain(
    'ታኅሣሥ 29 ቀን 2022 ዓ.ም. (እ.ኤ.አ. 07-01-2030) · ከጠዋቱ 4 ሰዓት እስከ ቀኑ 7 ሰዓት · 10:00 AM – 1:00 PM በኒውዚላንድ አቆጣጠር',
  );
});

it('marks only the texts of a record without a translation as of another language', async () => {
  await addEvent(api.services.prisma, { title: 'Tea', location: 'Hall', description: 'Come' });
  const amharic = await (await fetch(`${api.url}/am/feed.xml`)).text();
  expect(amharic).toMatch(
    /<p>ታኅሣሥ 29 .* · <span lang="en-NZ">Hall<\/span><\/p>\n<div lang="en-NZ"><p>Come<\/p><\/div>/,
  );
});

it.each([
  ['/feed.xml', 'en-NZ'],
  ['/am/feed.xml', 'am'],
])('names the language of %s', async (path, tag) => {
  const xml = await (await fetch(api.url + path)).text();
  const { feed } = parser.parse(xml) as { feed: { 'xml:lang'?: string } };
  expect(feed['xml:lang']).toBe(tag);
});

it('shows changes and deletions at once, and keeps the id of an entry', async () => {
  const admin = await api.signInAdmin();
  const event = await addEvent(api.services.prisma, {
    title: 'Before',
    publishedAt: present,
  });
  const before = await readFeed();
  expect(before.entries[0]?.title).toBe('Before');
  const unchanged = await fetch(`${api.url}/feed.xml`, {
    headers: { 'if-none-match': before.etag },
  });
  expect(unchanged.status).toBe(304);
  present = new Date(present.getTime() + 60_000);
  await api.services.prisma.event.update({ where: { id: event.id }, data: { title: 'After' } });
  await expect.poll(async () => (await readFeed()).entries[0]?.title).toBe('After');
  const after = await readFeed();
  expect(after.entries[0]?.id).toBe(before.entries[0]?.id);
  expect(after.entries[0]?.page).toMatch(/-after$/);
  await deleteRecordOf(admin, 'Event', event.id);
  expect((await readFeed()).entries.map(({ title }) => title)).not.toContain('After');
});

it('contains no event that was over before it was published', async () => {
  const { prisma } = api.services;
  const over = { date: new Date('2020-01-01'), publishedAt: present };
  await addEvent(prisma, { ...over, title: 'Long ago' });
  await addEvent(prisma, { ...over, title: 'Still on', endDate: new Date('2030-01-01') });
  const titles = async () => (await readFeed()).entries.map(({ title }) => title);
  await expect.poll(titles).toContain('Still on');
  expect(await titles()).not.toContain('Long ago');
});

it('contains at most 50 entries', async () => {
  await api.services.prisma.post.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      postTitle: `Post ${index}`,
      publishedAt: present,
    })),
  });
  await expect.poll(async () => (await readFeed()).entries.length).toBe(50);
});
