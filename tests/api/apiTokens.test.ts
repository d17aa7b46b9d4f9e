import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../api/http/requestLog.ts';
import { Role } from '../../api/generated/prisma/enums.ts';
import { accountOf, changeAccount, changeRoles } from '../support/accounts.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import {
  createToken,
  makeToken,
  queryWith,
  revokeToken,
  tokenRefusal,
} from '../support/apiTokens.ts';
import { sendInquiry } from '../support/forms.ts';
import { confirm } from '../support/secondFactors.ts';
import { codes } from '../support/sessions.ts';

const start = new Date('2030-01-05T00:00:00Z');
const day = 24 * 60 * 60 * 1000;
let present = start;
let lines: string[] = [];
const services = {
  now: () => present,
  log: createLog('trace', { write: (line) => void lines.push(line) }),
};
const settings = { TRUSTED_PROXIES: 'loopback' };
/** Two processes with one database. */
const api = useApi(services, settings);
const other = useApi(services, settings, { beside: api });
let admin: Admin;
beforeEach(async () => {
  present = start;
  lines = [];
  await api.reset();
  admin = await api.signInAdmin();
});

const drafts = '{ events(publication: ALL) { nodes { title } } }';
const titles = '{ events { nodes { title } } }';
const createPost = 'mutation { createPost(input: { postTitle: "News", postText: "Text" }) { id } }';
const listTokens = async () =>
  (
    await admin.query(
      '{ apiTokens { name scopes createdBy expiresAt isExpired lastUsedAt lastUsedFrom } }',
    )
  ).data['apiTokens'];

describe('creating a token', () => {
  it('shows the secret once, and stores its hash', async () => {
    const { secret } = await makeToken(api, admin, ['MEMBERS_READ', 'CONTENT_WRITE'], { days: 7 });
    const [, random, checksum] = /^eca_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/.exec(secret) ?? [];
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const sum = (checksum ?? '')
      .split('')
      .reduce((value, each) => value * 62 + digits.indexOf(each), 0);
    expect(sum).toBe(crc32(random ?? ''));
    expect(await listTokens()).toEqual([
      {
        name: 'Website of the embassy',
        scopes: ['CONTENT_WRITE', 'MEMBERS_READ'],
        createdBy: 'admin@example.org',
        expiresAt: '2030-01-12T00:00:00.000Z',
        isExpired: false,
        lastUsedAt: null,
        lastUsedFrom: '',
      },
    ]);
    const { prisma } = api.services;
    const stored = [await prisma.apiToken.findMany(), await prisma.activity.findMany()];
    expect(JSON.stringify([stored, lines])).not.toContain(random);
  });

  it('needs a confirmation of identity', async () => {
    const input = { name: 'Kiosk', scopes: ['CONTENT_READ'], days: 30 };
    expect(codes(await admin.query(createToken, { input }))).toEqual(['CONFIRMATION_REQUIRED']);
  });

  it.each([
    { input: { name: ' ' }, field: 'name', code: 'required' },
    { input: { name: 'x'.repeat(81) }, field: 'name', code: 'tooLong' },
    { input: { scopes: [] }, field: 'scopes', code: 'required' },
    { input: { days: 0 }, field: 'days', code: 'outOfRange' },
    { input: { days: 366 }, field: 'days', code: 'outOfRange' },
  ])('refuses $input', async ({ input, field, code }) => {
    await confirm(admin);
    const all = { name: 'Kiosk', scopes: ['CONTENT_READ'], days: 30, ...input };
    const { errors } = await admin.query(createToken, { input: all });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldCodes: { [field]: { code } },
    });
  });
});

describe('a token ends at once, in every process, when', () => {
  const editor = 'second@example.org';
  it.each([
    { what: 'it is revoked', run: (id: string) => revokeToken(admin, id) },
    {
      what: 'its maker is disabled',
      run: async () => changeAccount(admin, 'disableAccount', await accountOf(admin, editor)),
    },
    {
      what: 'its maker is removed',
      run: async () => changeAccount(admin, 'removeAccount', await accountOf(admin, editor)),
    },
    {
      what: 'its maker is no longer an ADMIN',
      run: async () => changeRoles(admin, await accountOf(admin, editor), [Role.EDITOR]),
    },
  ])('$what', async ({ run }) => {
    const maker = await api.signInAdmin(editor);
    const { id, query, secret } = await makeToken(api, maker, ['CONTENT_READ']);
    const elsewhere = queryWith(other, secret);
    expect((await query(drafts)).errors).toBeUndefined();
    expect((await elsewhere(drafts)).errors).toBeUndefined();
    await confirm(admin);
    expect((await run(id)).errors).toBeUndefined();
    expect(await elsewhere(drafts)).toEqual(tokenRefusal);
    expect(await query(titles)).toEqual(tokenRefusal);
    expect(codes(await revokeToken(admin, id))).toEqual(['NOT_FOUND']);
    expect(await listTokens()).toEqual([]);
  });
});

it('a token expires', async () => {
  const { query } = await makeToken(api, admin, ['CONTENT_READ'], { days: 1 });
  present = new Date(start.getTime() + day - 1);
  expect((await query(drafts)).errors).toBeUndefined();
  present = new Date(start.getTime() + day);
  expect(await query(drafts)).toEqual(tokenRefusal);
  admin = await api.signInAdmin('later@example.org');
  expect(await listTokens()).toMatchObject([{ isExpired: true }]);
});

it('each token may send 600 requests in a minute', async () => {
  const { id, query } = await makeToken(api, admin, ['CONTENT_READ']);
  const { query: another } = await makeToken(api, admin, ['CONTENT_READ']);
  await query(titles);
  const where = { key: { endsWith: id } };
  await api.services.prisma.attemptCount.updateMany({ where, data: { count: 600 } });
  const refused = await query(titles);
  expect(refused).toMatchObject({
    status: 429,
    errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 60 } }],
  });
  expect((await another(titles)).status).toBe(200);
  present = new Date(start.getTime() + 60_001);
  expect((await query(titles)).status).toBe(200);
});

it('the last use is stored with its address, at most once a minute for each', async () => {
  const { query } = await makeToken(api, admin, ['CONTENT_READ']);
  const useAfter = async (seconds: number, address: string) => {
    present = new Date(start.getTime() + seconds * 1000);
    await query(titles, {}, { 'x-forwarded-for': address });
    return listTokens();
  };
  const use = (lastUsedAt: string, lastUsedFrom: string) => [{ lastUsedAt, lastUsedFrom }];
  const first = use('2030-01-05T00:00:00.000Z', '192.0.2.7');
  expect(await useAfter(0, '192.0.2.7')).toMatchObject(first);
  expect(await useAfter(59, '192.0.2.7')).toMatchObject(first);
  const second = use('2030-01-05T00:00:59.000Z', '192.0.2.8');
  expect(await useAfter(59, '192.0.2.8')).toMatchObject(second);
  const third = use('2030-01-05T00:02:00.000Z', '192.0.2.8');
  expect(await useAfter(120, '192.0.2.8')).toMatchObject(third);
});

it('activity, histories and marks show the name of the token, even after it is revoked', async () => {
  // Triggers take the time from the database.
  present = new Date();
  admin = await api.signInAdmin('today@example.org');
  const scopes = ['CONTENT_WRITE', 'INQUIRIES_WRITE'];
  const { id, query } = await makeToken(api, admin, scopes);
  const made = await query(createPost);
  const post = made.data['createPost'] as { id: string };
  const changed = await query(
    `mutation ($id: ID!) {
      updatePost(id: $id, version: 1, input: { postTitle: "Old", postText: "Text" }) { id } }`,
    post,
  );
  expect(changed.errors).toBeUndefined();
  await sendInquiry(api);
  const inquiry = await api.services.prisma.inquiry.findFirstOrThrow();
  const variables = { id: String(inquiry.id) };
  const mark = 'mutation ($id: ID!) { markInquiryAnswered(id: $id) { answeredBy } }';
  expect((await query(mark, variables)).data['markInquiryAnswered']).toEqual({
    answeredBy: 'Website of the embassy',
  });
  await revokeToken(admin, id);
  const ask = `query ($filter: ActivityFilter) {
    activity(filter: $filter) { nodes { accountName email action kind title } } }`;
  const entries = async (filter: object) =>
    ((await admin.query(ask, { filter })).data['activity'] as { nodes: object[] }).nodes;
  const name = 'Website of the embassy';
  const byToken = { accountName: name, email: null, kind: 'POST', title: 'Old' };
  expect(await entries({ account: id })).toEqual([
    { ...byToken, action: 'CHANGED' },
    { ...byToken, action: 'CREATED' },
  ]);
  const byAdmin = { accountName: 'today@example.org', email: 'today@example.org' };
  const ofToken = { ...byAdmin, kind: 'API_TOKEN', title: name };
  expect((await entries({ kind: 'ACCOUNTS' })).slice(0, 2)).toEqual([
    { ...ofToken, action: 'DELETED' },
    { ...ofToken, action: 'CREATED' },
  ]);
});
