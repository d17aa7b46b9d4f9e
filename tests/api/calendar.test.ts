import { afterEach, describe, expect, it } from 'vitest';
import { daysLater } from '../../api/shared/dates/days.ts';
import { dayToDate } from '../../api/scalars.ts';
import { seed } from '../../prisma/seed/seed.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { readCalendar } from '../support/readCalendar.ts';
import { deleteRecordOf } from '../support/records.ts';

const day = 24 * 60 * 60 * 1000;

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const api = useApi({ now }, { CACHE_MB: '10', SITE_URL: 'https://community.example' });
afterEach(async () => {
  ahead = 0;
  await api.reset();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.url + path, { headers, redirect: 'manual' });

async function read(path: string) {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const document = await response.text();
  // RFC 5545, section 3.1: the last line ends as every line does.
  expect(document).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  return { response, ...readCalendar(document) };
}

/** The titles of the calendar with their states and versions. */
async function listed() {
  const { entries } = await read('/calendar.ics');
  return entries.map(
    ({ summary, property }) => `${summary} ${property('STATUS')} ${property('SEQUENCE')}`,
  );
}

const inputOf = (title: string) => ({
  title,
  date: '2031-01-07',
  time: '10 AM',
  description: 'Come',
  location: 'Hall',
  mapLink: 'https://maps.example.org/hall',
});

async function create(admin: Admin, title: string): Promise<number> {
  const { data } = await admin.upload(
    `mutation ($input: EventInput!, $image: Upload) {
      createEvent(input: $input, image: $image) { id }
    }`,
    { input: inputOf(title) },
    { image: { name: 'photo.jpg', content: await picture() } },
  );
  return Number((data['createEvent'] as { id: string }).id);
}

async function rename(admin: Admin, id: number, version: number, title: string) {
  await admin.ask(
    `mutation ($id: ID!, $version: Int!, $input: EventInput!) {
      updateEvent(id: $id, version: $version, input: $input) { id }
    }`,
    { id, version, input: inputOf(title) },
  );
}

const remove = (admin: Admin, id: number) => deleteRecordOf(admin, 'Event', id);

describe('/calendar.ics', () => {
  it('has every bundled event at its day and time', async () => {
    await seed(api.services);
    const rows = await api.services.prisma.event.findMany();
    const { entries, property } = await read('/calendar.ics');
    expect(property('X-WR-CALNAME')).toBe('Ethiopian Community Association in Auckland');
    expect(property('REFRESH-INTERVAL')).toBe('PT6H');
    expect(property('X-PUBLISHED-TTL')).toBe('PT6H');
    expect(entries).toHaveLength(rows.length);
    for (const { id, title, date, location } of rows) {
      const entry = entries.find(({ uid }) => uid === `event-${String(id)}@community.example`);
      expect(entry).toMatchObject({ summary: title, location, isAllDay: false });
      expect(entry?.start.auckland.slice(0, 10)).toBe(date.toISOString().slice(0, 10));
    }
  });

  it('is cached until an event is created, changed or deleted', async () => {
    const admin = await api.signInAdmin();
    expect(await listed()).toEqual([]);
    const id = await create(admin, 'Coffee');
    expect(await listed()).toEqual(['Coffee CONFIRMED 1']);
    api.statements.length = 0;
    expect(await listed()).toEqual(['Coffee CONFIRMED 1']);
    expect(api.statements).toEqual([]);
    await rename(admin, id, 1, 'Tea');
    expect(await listed()).toEqual(['Tea CONFIRMED 2']);
    await remove(admin, id);
    expect(await listed()).toEqual(['Tea CANCELLED 3']);
  });

  it('responds with 304 if the client has it, with the time of the last change', async () => {
    const { updatedAt } = await addEvent(api.services.prisma);
    expect(await listed()).toHaveLength(1);
    const { response } = await read('/calendar.ics');
    expect(response.headers.get('last-modified')).toBe(updatedAt.toUTCString());
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="events.ics"');
    const again = await get('/calendar.ics', {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('keeps deleted events for 30 days and past events for a year', async () => {
    const admin = await api.signInAdmin();
    const { prisma } = api.services;
    const daysAgo = (days: number) =>
      dayToDate(new Date(Date.now() - days * day).toISOString().slice(0, 10));
    await addEvent(prisma, { title: 'Ages ago', date: daysAgo(370) });
    await addEvent(prisma, { title: 'Long', date: daysAgo(370), endDate: daysAgo(300) });
    await addEvent(prisma, { title: 'Ago', date: daysAgo(100) });
    const texts = { description: 'Ask Abebe', location: '1 Home Street' };
    const { id } = await addEvent(prisma, { title: 'Off', ...texts });
    await remove(admin, id);
    expect(await listed()).toEqual(['Long CONFIRMED 1', 'Ago CONFIRMED 1', 'Off CANCELLED 2']);
    ahead = 29 * day;
    expect(await listed()).toContain('Off CANCELLED 2');
    // The deleted texts are no longer public.
    for (const path of ['/calendar.ics', `/events/${String(id)}.ics`]) {
      expect(await (await get(path)).text()).not.toMatch(/Abebe|Home Street/);
    }
    ahead = 31 * day;
    expect(await listed()).toEqual(['Long CONFIRMED 1', 'Ago CONFIRMED 1']);
    ahead = 300 * day;
    expect(await listed()).toEqual([]);
  });

  it('contains at most a hundred events, the nearest ones', async () => {
    const { prisma } = api.services;
    await prisma.$executeRaw`
      INSERT INTO event (title, date, time, description, location, "mapLink", "imageUrl", "imagePath")
      SELECT 'Number ' || i, current_date + i, '10 AM', '', '', '', '', ''
      FROM generate_series(1, 110) AS i`;
    expect(await listed()).toHaveLength(100);
    const titles = (await listed()).join('\n');
    expect(titles).toContain('Number 1 ');
    expect(titles).not.toContain('Number 110 ');
  });
});

describe('the file of an event', () => {
  it('is named after the event, follows its changes, and is removed 31 days after its deletion', async () => {
    const admin = await api.signInAdmin();
    const { id } = await addEvent(api.services.prisma, { title: 'እንቁጣጣሽ, New Year' });
    const path = `/events/${String(id)}.ics`;
    const { response, entries, property } = await read(path);
    expect(response.headers.get('content-disposition')).toBe(
      'inline; filename="enkutatash-new-year.ics"',
    );
    expect(entries.map(({ summary }) => summary)).toEqual(['እንቁጣጣሽ, New Year']);
    // It joins a calendar, and is none.
    expect(property('X-WR-CALNAME')).toBeNull();
    await rename(admin, id, 1, '……');
    const renamed = await read(path);
    expect(renamed.response.headers.get('content-disposition')).toContain(
      `"event-${String(id)}.ics"`,
    );
    expect(renamed.entries[0]?.uid).toBe(entries[0]?.uid);
    await remove(admin, id);
    expect((await read(path)).entries[0]?.property('STATUS')).toBe('CANCELLED');
    ahead = 31 * day;
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/events/1.ics', '/events/0.ics', '/events/99999999999.ics'])(
    'is not found at %s, and nothing is cached',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
      expect(api.services.cache.size.responses).toBe(0);
    },
  );
});

it('redirects to websites where an event can be added', async () => {
  const admin = await api.signInAdmin();
  const { id } = await addEvent(api.services.prisma);
  const target = async (site: string) => {
    const response = await get(`/events/${String(id)}/${site}`);
    return [response.status, new URL(response.headers.get('location') ?? 'none:').host];
  };
  expect(await target('google')).toEqual([302, 'calendar.google.com']);
  expect(await target('outlook')).toEqual([302, 'outlook.live.com']);
  await remove(admin, id);
  expect((await target('google'))[0]).not.toBe(302);
});

describe('/feasts.ics', () => {
  it('has feasts, fasts and holidays of three years as whole days, in each language', async () => {
    const english = (await read('/feasts.ics')).entries;
    const genna = english.filter(({ summary }) => summary === 'Genna (Christmas)');
    expect(genna).toHaveLength(3);
    for (const { isAllDay, start, uid } of genna) {
      expect(isAllDay).toBe(true);
      expect(start.auckland).toMatch(/-01-0[78]$/);
      expect(uid).toMatch(/^genna-20\d\d-en-NZ@community\.example$/);
    }
    const fast = english.find(({ summary }) => summary.startsWith('Abiy Tsom'));
    const days =
      (Date.parse(fast?.end?.auckland ?? '') - Date.parse(fast?.start.auckland ?? '')) / day;
    expect(days).toBe(55);
    expect(english.some(({ summary }) => summary === 'Eid al-Fitr (expected)')).toBe(true);
    expect(new Set(english.map(({ uid }) => uid)).size).toBe(english.length);
    const amharic = (await read('/am/feasts.ics')).entries;
    expect(amharic.map(({ start }) => start)).toEqual(english.map(({ start }) => start));
    for (const { summary } of amharic) expect(summary).toMatch(/^\p{Script=Ethiopic}/u);
  });

  it('keeps the id of an entry when a volunteer enters its day', async () => {
    const ofEid = async (day = '') =>
      (await read('/feasts.ics')).entries.find(
        ({ summary, start }) => summary.startsWith('Eid al-Adha') && start.auckland === day,
      );
    const admin = await api.signInAdmin();
    const { data } = await admin.query('{ feastDates { feast year expectedDate } }');
    const feasts = data['feastDates'] as { feast: string; year: number; expectedDate: string }[];
    const { year, expectedDate } = feasts.find(({ feast }) => feast === 'EID_AL_ADHA') ?? {};
    const next = daysLater(expectedDate ?? '', 1);
    const expected = await ofEid(expectedDate);
    expect(expected?.summary).toBe('Eid al-Adha (expected)');
    await admin.query(
      'mutation ($year: Int!, $date: LocalDate) { setFeastDate(feast: EID_AL_ADHA, year: $year, date: $date) { id } }',
      { year, date: next },
    );
    const entered = await ofEid(next);
    expect(entered?.uid).toBe(expected?.uid);
    expect(entered?.summary).toBe('Eid al-Adha');
  });
});
