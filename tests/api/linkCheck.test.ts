import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkLinks } from '../../api/linkCheck/checkLinks.ts';
import { linksIn } from '../../api/linkCheck/collectLinks.ts';
import { createLinkRequests } from '../../api/linkCheck/requestLink.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';

const day = 24 * 60 * 60 * 1000;
const siteUrl = 'https://community.example';

let api: Api;
let admin: Admin;
let website: Server;
let websiteUrl: string;
/** How the website responds to each path; others are there. */
let responses: Record<string, { status: number; location?: string }>;
/** The paths that were asked for, in order. */
let requests: string[];
let present: number;
let readers = 0;

beforeAll(async () => {
  website = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const { status, location } = responses[path] ?? { status: 200 };
    response.writeHead(status, location ? { location } : {}).end('a page');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => website.once('listening', resolve));
  websiteUrl = `http://127.0.0.1:${String((website.address() as AddressInfo).port)}`;
  api = await startApi(
    {
      now: () => new Date(present),
      pause(milliseconds) {
        present += milliseconds;
        return Promise.resolve();
      },
      requestLink: createLinkRequests(siteUrl, ['127.0.0.1']),
    },
    { SITE_URL: siteUrl },
  );
});
beforeEach(async () => {
  responses = {};
  requests = [];
  present = Date.now();
  admin = await api.signInAdmin();
});
afterEach(() => api.reset());
afterAll(async () => {
  await api.stop();
  website.closeAllConnections();
  website.close();
});

const check = () => checkLinks(api.services, new AbortController().signal);

interface BrokenLink {
  kind: string;
  recordId: string;
  title: string;
  url: string;
  problem: string;
  status: number | null;
}

async function ask() {
  // The time that a test lets pass ends the session of whoever asked before.
  const { query } = await api.signInAdmin(`editor${String(++readers)}@example.org`);
  const { data, errors } = await query(`{
    linkCheck { isEnabled linkCount checkedAt brokenLinks { kind recordId title url problem status } }
    pendingCounts { brokenLinks }
  }`);
  expect(errors).toBeUndefined();
  const { pendingCounts, linkCheck } = data as {
    pendingCounts: { brokenLinks: number };
    linkCheck: { isEnabled: boolean; linkCount: number; brokenLinks: BrokenLink[] };
  };
  expect(pendingCounts.brokenLinks).toBe(linkCheck.brokenLinks.length);
  return linkCheck;
}

it('finds the addresses that a page links to', () => {
  const text = `See https://example.org/a?b=1#c, (http://example.com/wiki_(x)) or www.example.net።
    https:// and example.org are none, nor is a@example.org. Again: https://example.org/a?b=1#c`;
  expect(linksIn(text)).toEqual([
    'https://example.org/a?b=1#c',
    'http://example.com/wiki_(x)',
    'https://www.example.net',
  ]);
  expect(linksIn('https://example.org/map(1')).toEqual(['https://example.org/map(1']);
  expect(linksIn(`https://example.org/${'ሀ'.repeat(1000)}`)).toEqual([]);
});

it('lists broken links with their records', async () => {
  const { prisma } = api.services;
  responses = {
    '/gone': { status: 404 },
    '/translated': { status: 410 },
    '/other': { status: 404 },
  };
  const event = await addEvent(prisma, {
    description: `Tickets: ${websiteUrl}/gone.\nMore: ${websiteUrl}/there and ${siteUrl}/own`,
    mapLink: `${websiteUrl}/map`,
  });
  await prisma.translation.create({
    data: {
      kind: 'event',
      recordId: event.id,
      language: 'AM',
      original: {},
      values: { description: `ትኬት፦ ${websiteUrl}/translated።` },
    },
  });
  const { id: categoryId } = await addDirectoryEntries(prisma, 'Food', ['Example']);
  const [entry] = await prisma.directory.findMany({ where: { categoryId } });
  await prisma.directory.updateMany({
    data: {
      mapLink: `${websiteUrl}/map`,
      description: ['First line', `${websiteUrl}/other\nand more`],
      socialMediaPlatformLinks: [`${websiteUrl}/profile`],
    },
  });
  expect(await check()).toBe(6);
  expect(await ask()).toMatchObject({ isEnabled: true, linkCount: 6 });
  const listed = (await ask()).brokenLinks.sort((one, other) => one.url.localeCompare(other.url));
  const inEvent = { kind: 'EVENT', recordId: String(event.id), title: event.title };
  expect(listed).toEqual([
    { ...inEvent, url: `${websiteUrl}/gone`, problem: 'NOT_FOUND', status: 404 },
    {
      kind: 'DIRECTORY',
      recordId: String(entry?.id),
      title: 'Example',
      url: `${websiteUrl}/other`,
      problem: 'NOT_FOUND',
      status: 404,
    },
    { ...inEvent, url: `${websiteUrl}/translated`, problem: 'NOT_FOUND', status: 410 },
  ]);
});

it('sends at most one request a second, including redirects, and checks each address once a week', async () => {
  responses = {
    '/0': { status: 301, location: '/moved' },
    '/moved': { status: 302, location: '/end' },
  };
  await addEvent(api.services.prisma, {
    description: [0, 1, 2].map((each) => `${websiteUrl}/${String(each)}`).join(' '),
    mapLink: `${websiteUrl}/map`,
  });
  const begun = present;
  const both = await Promise.all([check(), check()]);
  expect(both[0] + both[1]).toBe(4);
  expect(requests.sort()).toEqual(['/0', '/moved', '/end', '/1', '/2', '/map'].sort());
  expect(present - begun).toBeGreaterThanOrEqual((requests.length - 1) * 1000);
  present += 6 * day;
  expect(await check()).toBe(0);
  present += day;
  expect(await check()).toBe(4);
  expect((await ask()).brokenLinks).toEqual([]);
});

it('lists a temporary failure after three days, until the link works again', async () => {
  responses = { '/ill': { status: 503 }, '/loop': { status: 302, location: '/loop' } };
  const refusing = 'http://127.0.0.1:1/';
  await addEvent(api.services.prisma, {
    description: `${websiteUrl}/ill ${websiteUrl}/loop ${refusing}`,
    mapLink: `${websiteUrl}/map`,
  });
  await check();
  present += day;
  await check();
  expect((await ask()).brokenLinks).toEqual([]);
  present += day;
  await check();
  expect((await ask()).brokenLinks.map(({ problem, status }) => ({ problem, status }))).toEqual(
    expect.arrayContaining([
      { problem: 'SERVER_ERROR', status: 503 },
      { problem: 'TOO_MANY_REDIRECTS', status: 302 },
      { problem: 'NO_RESPONSE', status: null },
    ]),
  );
  responses = {};
  present += 7 * day;
  await check();
  expect((await ask()).brokenLinks.map(({ url }) => url)).toEqual([refusing]);
});

it('does not report a website that refuses bots as broken', async () => {
  responses = { '/members': { status: 403 }, '/busy': { status: 429 }, '/map': { status: 999 } };
  await addEvent(api.services.prisma, {
    description: `${websiteUrl}/members ${websiteUrl}/busy`,
    mapLink: `${websiteUrl}/map`,
  });
  expect(await check()).toBe(3);
  expect((await ask()).brokenLinks).toEqual([]);
});

it('sends no request to a private address, also after redirects', async () => {
  responses = { '/inward': { status: 302, location: 'http://127.0.0.2:1/' } };
  const inward = [
    'http://10.0.0.1/',
    'http://192.168.1.1/router',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://0.0.0.0/',
    'http://2130706434/',
    'http://0x7f.2/',
    `${websiteUrl}/inward`,
  ];
  await addDirectoryEntries(api.services.prisma, 'Food', ['Example']);
  await api.services.prisma.directory.updateMany({
    data: { mapLink: `${websiteUrl}/file`, socialMediaPlatformLinks: inward },
  });
  responses['/file'] = { status: 302, location: 'file:///etc/passwd' };
  await check();
  const listed = new Map((await ask()).brokenLinks.map(({ url, problem }) => [url, problem]));
  for (const url of inward) {
    expect([url, listed.get(url)]).toEqual([url, 'PRIVATE_ADDRESS']);
  }
  expect(requests.sort()).toEqual(['/file', '/inward']);
});

it('removes a corrected link from the list at once, and deletes it later', async () => {
  const { prisma } = api.services;
  responses = { '/gone': { status: 404 } };
  const event = await addEvent(prisma, { description: `${websiteUrl}/gone`, mapLink: websiteUrl });
  await check();
  expect((await ask()).brokenLinks).toHaveLength(1);
  await prisma.event.update({ where: { id: event.id }, data: { description: 'None.' } });
  expect(await ask()).toMatchObject({ linkCount: 2, brokenLinks: [] });
  present += day;
  await check();
  expect((await ask()).linkCount).toBe(1);
});

it('checks a link again on request, and hides a dismissed link until it has worked again', async () => {
  const url = `${websiteUrl}/gone`;
  responses = { '/gone': { status: 404 } };
  await addEvent(api.services.prisma, { description: url, mapLink: websiteUrl });
  await check();
  const dismiss = `mutation ($url: String!) { dismissBrokenLink(url: $url) { brokenLinks { url } } }`;
  const recheck = `mutation ($url: String!) { recheckLink(url: $url) { linkCount } }`;
  const { data } = await admin.query(dismiss, { url });
  expect(data).toEqual({ dismissBrokenLink: { brokenLinks: [] } });
  expect((await ask()).brokenLinks).toEqual([]);
  await admin.query(recheck, { url });
  expect(await check()).toBe(1);
  expect((await ask()).brokenLinks).toEqual([]);

  responses = {};
  await admin.query(recheck, { url });
  await check();
  responses = { '/gone': { status: 404 } };
  await admin.query(recheck, { url });
  await check();
  expect((await ask()).brokenLinks).toHaveLength(1);
  const unknown = await admin.query(dismiss, { url: 'https://example.org/' });
  expect(unknown.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
});

it('sends no requests if the check is switched off', async () => {
  const { services } = api;
  await addEvent(services.prisma, { mapLink: websiteUrl });
  const off = { ...services, server: { ...services.server, checksLinks: false } };
  expect(await checkLinks(off, new AbortController().signal)).toBe(0);
  expect(requests).toEqual([]);
});

it('continues after an interrupted process, and stops when it is told to', async () => {
  const description = [1, 2, 3].map((each) => `${websiteUrl}/${String(each)}`).join(' ');
  await addEvent(api.services.prisma, { description, mapLink: `${websiteUrl}/map` });
  const stopping = new AbortController();
  const requestLink: typeof api.services.requestLink = () => {
    stopping.abort();
    return Promise.reject(new Error('The request was cut.'));
  };
  await expect(checkLinks({ ...api.services, requestLink }, stopping.signal)).rejects.toThrow();
  expect(await check()).toBe(3);
  present += 60 * 60 * 1000;
  expect(await check()).toBe(1);
});
