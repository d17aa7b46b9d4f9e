import { expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { csvImports, csvOf, dataOf, exportList, updatesOf } from '../support/csv.ts';
import { usePages } from '../support/pageServer.ts';
import { readCalendar } from '../support/readCalendar.ts';
import { createRecordOf } from '../support/records.ts';
import { readStructuredData } from '../support/structuredData.ts';

const join = 'https://meet.example.org/abc';
const logo = '/icons/512.png';
const noPlace = { location: '', mapLink: '' };
const online = { placeType: 'ONLINE', location: '', mapLink: join };
const withoutImage = { withoutImage: { type: 'Boolean', value: true } };

const api = useApi({}, { SITE_URL: 'https://community.example', TRASH_DAYS: '30' });
const server = usePages(api);
const admin = useAdmin(api);

const create = (values: object) =>
  admin.query(`mutation ($input: EventInput!) { createEvent(input: $input) { id } }`, {
    input: { ...input, ...values },
  });
const input = {
  title: 'Talk',
  date: '2031-01-07',
  time: '10:00 AM',
  description: 'Come.',
  location: 'Hall',
  mapLink: 'https://maps.example.org/hall',
};
const update = (id: number, version: number, values: object, others: object = {}) =>
  admin.query(
    `mutation ($id: ID!, $version: Int!, $input: EventInput!, $withoutImage: Boolean) {
      saved: updateEvent(id: $id, version: $version, input: $input, withoutImage: $withoutImage) {
        placeType mapLink imageUrl version
      }
    }`,
    { id, version, input: { ...input, ...values }, ...others },
  );
const fieldsOf = ({ errors }: Awaited<ReturnType<Admin['query']>>) =>
  errors?.[0]?.extensions['fields'];
const get = async (path: string) => (await fetch(server.url + path)).text();
/** The address to which a link of a calendar leads; empty if there is none. */
const calendarLink = async (id: number, website: string) => {
  const address = `${api.url}/events/${String(id)}/${website}`;
  return (await fetch(address, { redirect: 'manual' })).headers.get('Location') ?? '';
};

it('needs a place, its link and a picture, unless the editor says otherwise', async () => {
  const missing = {
    location: 'Event location is required',
    mapLink: 'Map link is required',
    image: 'Event image is required',
  };
  expect(fieldsOf(await create(noPlace))).toEqual(missing);
  expect(fieldsOf(await create({ ...noPlace, placeType: 'PHYSICAL' }))).toEqual(missing);
  for (const placeType of ['ONLINE', 'TO_BE_ANNOUNCED', 'CANCELLED']) {
    const image = { image: 'Event image is required' };
    expect(fieldsOf(await create({ ...noPlace, placeType }))).toEqual(image);
    const id = await createRecordOf(admin, 'Event', { ...noPlace, placeType }, withoutImage);
    expect(fieldsOf(await update(id, 1, { ...noPlace, placeType, mapLink: 'x' }))).toEqual({
      mapLink: placeType === 'ONLINE' ? 'Enter a valid URL' : 'Enter a valid Google Maps URL',
    });
  }
});

it('has no picture, and the logo in its place, when an editor leaves it out', async () => {
  const id = await createRecordOf(admin, 'Event', { imageAltEn: 'Dancers' });
  const { data } = await update(id, 1, { imageAltEn: 'Dancers' }, { withoutImage: true });
  expect(data['saved']).toMatchObject({ imageUrl: logo, version: 2 });
  const row = await api.services.prisma.event.findUniqueOrThrow({ where: { id } });
  expect([row.imagePath, row.imageAltEn]).toEqual(['', '']);
  // The picture stays with the former version.
  const restored = await admin.query(
    `mutation { restoreRevision(kind: EVENT, id: ${String(id)}, version: 2, former: 1) { restoredFiles } }`,
  );
  expect(restored.data['restoreRevision']).toEqual({ restoredFiles: true });
});

it('keeps the description of a picture that a draft does not have yet', async () => {
  await admin.query(
    `mutation ($input: EventInput!) {
      createEvent(input: $input, publication: { isDraft: true }) { id }
    }`,
    { input: { ...input, imageAltEn: 'Dancers' } },
  );
  const row = await api.services.prisma.event.findFirst();
  expect([row?.imagePath, row?.imageAltEn]).toEqual(['', 'Dancers']);
});

it('stays where it is if an update does not say where', async () => {
  const id = await createRecordOf(admin, 'Event', online, withoutImage);
  const { data } = await update(id, 1, { ...noPlace, mapLink: join });
  expect(data['saved']).toMatchObject({ placeType: 'ONLINE', mapLink: join });
});

it('is at a place again if a version is restored that is older than the choice', async () => {
  const id = await createRecordOf(admin, 'Event', {});
  await update(id, 1, online);
  const { prisma } = api.services;
  await prisma.$executeRaw`UPDATE revision SET "values" = "values" - 'placeType'`;
  await admin.query(
    `mutation { restoreRevision(kind: EVENT, id: ${String(id)}, version: 2, former: 1) { version } }`,
  );
  const row = await prisma.event.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ version: 3, placeType: 'PHYSICAL' });
  expect(row.mapLink).not.toBe(join);
});

it('is published from a draft without a place', async () => {
  const draft = { publication: { type: 'PublicationInput', value: { isDraft: true } } };
  const publish = (id: number) =>
    admin.query(
      `mutation { publishRecords(kind: EVENT, records: [{ id: ${String(id)}, version: 1 }]) { done { id } } }`,
    );
  const whole = await createRecordOf(admin, 'Event', { ...noPlace, placeType: 'ONLINE' }, draft);
  expect((await publish(whole)).errors).toBeUndefined();
  const incomplete = await createRecordOf(admin, 'Event', noPlace, draft);
  expect(Object.keys(fieldsOf(await publish(incomplete)) as object)).toEqual([
    'location',
    'mapLink',
  ]);
});

it('shows visitors, search engines and calendars where it is', async () => {
  const id = await createRecordOf(admin, 'Event', online, withoutImage);
  const page = await get(`/events/${String(id)}-gathering`);
  expect(page).toContain('Join online: Gathering');
  expect(page).not.toContain('open on the map');
  expect(readStructuredData(page)['Event']).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: join },
  });
  expect(await get(`/am/events/${String(id)}-gathering`)).toContain('በኢንተርኔት ይሳተፉ፦');
  const { entries } = readCalendar(
    await (await fetch(`${api.url}/events/${String(id)}.ics`)).text(),
  );
  const [entry] = entries;
  expect([entry?.property('LOCATION'), entry?.property('URL')]).toEqual([null, join]);
  expect(entry?.description).toContain(`${join}\nhttps://community.example/events/`);
  expect(await (await fetch(`${api.url}/feed.xml`)).text()).toContain('· Online');

  const former = { location: 'Former Hall', mapLink: 'https://maps.example/former' };
  await update(id, 1, { ...former, title: 'Gathering', placeType: 'TO_BE_ANNOUNCED' });
  const announced = await get(`/events/${String(id)}-gathering`);
  expect(announced).toContain('Place to be announced');
  expect(announced).not.toContain('maps.example');
  expect(readStructuredData(announced)['Event']).not.toHaveProperty('location');
  const later = readCalendar(await (await fetch(`${api.url}/events/${String(id)}.ics`)).text());
  expect(later.entries[0]?.property('LOCATION')).toBeNull();
  expect(later.entries[0]?.description).not.toContain('maps.example');
  expect(later.entries[0]?.property('URL')).toContain('https://community.example/events/');
  const places = `{ event(id: "${String(id)}") { location mapLink } }`;
  expect((await api.query(places)).data['event']).toEqual(noPlace);
  expect((await admin.query(places)).data['event']).toMatchObject({ location: 'Former Hall' });
  const found = await api.query('{ search(query: "Former Hall") { nodes { __typename } } }');
  expect(found.data['search']).toEqual({ nodes: [] });
  for (const website of ['google', 'outlook'])
    expect(new URL(await calendarLink(id, website)).searchParams.get('location')).toBe('');
});

it('stays visible as cancelled on its page, in calendars and for search engines', async () => {
  const id = await createRecordOf(admin, 'Event', input);
  await update(id, 1, { placeType: 'CANCELLED' });
  const page = await get(`/events/${String(id)}-talk`);
  expect(page).toContain('Cancelled');
  expect(page).not.toContain('open on the map');
  expect(readStructuredData(page)['Event']).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
  expect(await get('/')).toContain('Cancelled');
  const answer = await fetch(`${api.url}/calendar.ics`);
  const [entry] = readCalendar(await answer.text()).entries;
  expect(entry?.property('STATUS')).toBe('CANCELLED');
  expect(entry?.property('LOCATION')).toBeNull();
  // Nobody can add it any more.
  expect(page).not.toContain('/google"');
  expect(await calendarLink(id, 'google')).toBe('');
});

it('keeps its place in CSV files, which name it in words', async () => {
  const { check, add } = csvImports(admin, 'EVENT');
  const row = (placeType: string) => ({
    Title: 'Talk',
    Date: '2031-01-07',
    Time: '10 AM',
    Description: 'Come',
    Location: '',
    'Map link': '',
    'Where it takes place': placeType,
  });
  const faultsOf = async (placeType: string) =>
    dataOf(await check(csvOf([row(placeType)]))).rows[0]?.faults.map(({ field, code }) => [
      field,
      code,
    ]);
  expect(await faultsOf('')).toEqual([
    ['location', 'required'],
    ['mapLink', 'required'],
  ]);
  expect(await faultsOf('Moon')).toContainEqual(['placeType', 'unknownChoice']);
  await add(csvOf([row('በኢንተርኔት')]));
  const exported = (await exportList(admin, 'exportRecords(kind: EVENT, language: EN)')).csv;
  expect(exported).toContain('Where it takes place');
  expect(exported).toContain(',"Online",');
  const again = dataOf(await check(exported));
  expect(again.rows.map(({ state }) => state)).toEqual(['EXISTING']);
  const changed = exported.replace(',"Online",', ',"Place to be announced",');
  const checked = dataOf(await check(changed));
  expect(checked.rows[0]?.changes).toEqual([
    { field: 'placeType', before: 'ONLINE', after: 'TO_BE_ANNOUNCED' },
  ]);
  await add(changed, { updates: updatesOf(checked) });
  expect(await api.services.prisma.event.findFirst()).toMatchObject({
    placeType: 'TO_BE_ANNOUNCED',
    imageUrl: logo,
  });
});

it('loses its place in a CSV row that moves it online', async () => {
  const { check, add } = csvImports(admin, 'EVENT');
  await createRecordOf(admin, 'Event', input);
  const { csv } = await exportList(admin, 'exportRecords(kind: EVENT, language: EN)');
  const moved = csv
    .replace(',"At a place",', ',"Online",')
    .replace(`"${input.location}"`, '""')
    .replace(`"${input.mapLink}"`, '""');
  await add(moved, { updates: updatesOf(dataOf(await check(moved))) });
  expect(await api.services.prisma.event.findFirst()).toMatchObject({
    ...noPlace,
    placeType: 'ONLINE',
  });
});
