import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { type FakeSendGrid, startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { application, inquiry, ticketOf } from '../support/forms.ts';

// Browser tests cover what the pages show; these cover storage and responses.
let cloud: FakeSendGrid;
let api: Api;

beforeAll(async () => {
  cloud = await startFakeSendGrid();
  api = await startApi({}, cloud.settings);
});
afterAll(async () => {
  await api.stop();
  await cloud.stop();
});
beforeEach(async () => {
  Object.assign(cloud, { mood: 'well', accepted: [], requests: 0 });
  await api.reset();
});

function post(path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams({ ticket: ticketOf(api), reference: '', ...fields });
  return fetch(`${api.url}${path}`, { method: 'POST', body, headers });
}

const { agreement: _, ...applicant } = application;
const stored = async () => [
  await api.services.prisma.inquiry.count(),
  await api.services.prisma.membershipApplication.count(),
];

it('an inquiry is accepted as by the mutation, with its Amharic text unchanged', async () => {
  const answer = await post('/contact-us', { ...inquiry, message: 'ሰላም\r\nአበበ' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await api.services.prisma.inquiry.findFirst()).toMatchObject({
    name: inquiry.name,
    message: 'ሰላም\nአበበ',
  });
  expect(cloud.accepted).toHaveLength(1);
});

it('the longest message is accepted, also in Amharic, and a longer form is refused', async () => {
  const longest = 'ሀ'.repeat(10_000);
  const full = { ...inquiry, name: 'ሀ'.repeat(200), title: 'ለ'.repeat(200), message: longest };
  expect((await post('/contact-us', full)).status).toBe(200);
  expect((await api.services.prisma.inquiry.findFirst())?.message).toBe(longest);
  expect((await post('/contact-us', { ...inquiry, message: longest.repeat(2) })).status).toBe(413);
  expect(await stored()).toEqual([1, 0]);
});

it('an application is accepted with its checkboxes', async () => {
  const boxes = { agreement: 'on', copy: 'on' };
  expect((await post('/membership-form', { ...applicant, ...boxes })).status).toBe(200);
  expect(cloud.accepted.map(({ personalizations: [{ to }] }) => to[0].email)).toEqual([
    'office@example.org',
    application.email,
  ]);
  expect((await post('/membership-form', { ...applicant, name: 'Other' })).status).toBe(422);
  expect(await stored()).toEqual([0, 1]);
});

it('accepts Amharic, and stores the language of an application', async () => {
  expect((await post('/am/contact-us', inquiry)).status).toBe(200);
  const filled = { ...applicant, agreement: 'on' };
  expect((await post('/am/membership-form', filled)).status).toBe(200);
  expect((await post('/membership-form', { ...filled, name: 'Other' })).status).toBe(200);
  const applications = await api.services.prisma.membershipApplication.findMany({
    orderBy: { id: 'asc' },
  });
  expect(applications.map(({ agreementLanguage }) => agreementLanguage)).toEqual(['am', 'en']);
});

it.each([
  ['/contact-us', Object.keys(inquiry), inquiry],
  [
    '/membership-form',
    ['name', 'dob', 'address', 'contactNumber', 'date', 'agreement'],
    { ...applicant, agreement: 'on' },
  ],
])('%s is refused if any field of %j is missing', async (path, required, values) => {
  for (const name of required) {
    const left = Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
    expect((await post(path, left)).status, name).toBe(422);
  }
  expect(await stored()).toEqual([0, 0]);
});

it('is refused from other sites and without a valid ticket', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ]) {
    expect((await post('/contact-us', inquiry, headers)).status).toBe(403);
  }
  expect((await post('/contact-us', { ...inquiry, ticket: 'x' })).status).toBe(422);
  expect((await post('/contact-us', { ...inquiry, reference: 'x' })).status).toBe(422);
  expect(await stored()).toEqual([0, 0]);
  expect((await post('/contact-us', inquiry, { origin: api.url })).status).toBe(200);
});

it('returns a status and Retry-After for refusals, and a message for failed mail', async () => {
  cloud.mood = 400;
  expect((await post('/contact-us', inquiry)).status).toBe(503);
  cloud.mood = 'well';
  for (const name of ['a', 'b', 'c', 'd']) await post('/contact-us', { ...inquiry, name });
  const answer = await post('/contact-us', { ...inquiry, name: 'e' });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await stored()).toEqual([5, 0]);
});
