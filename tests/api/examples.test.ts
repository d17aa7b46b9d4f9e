import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useApi } from '../support/useApi.ts';
import { dayToDate } from '../../api/scalars.ts';
import { makeToken } from '../support/apiTokens.ts';
import { addEvent } from '../support/factories.ts';
import { picture } from '../support/files.ts';

const run = promisify(execFile);

const api = useApi();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
});
beforeEach(() => api.reset());
afterAll(() => rm(folder, { recursive: true }));

/** Runs an example as its first lines say. */
const runExample = (name: string, args: string[], token = '') =>
  run(process.execPath, ['node_modules/tsx/dist/cli.mjs', `docs/examples/${name}.ts`, ...args], {
    env: { ...process.env, TOKEN: token },
  });

async function createEvent(token: string, site = api.url) {
  const file = join(folder, 'buna.jpg');
  await writeFile(file, await picture());
  return runExample('create-event', [site, file], token);
}

/** A server in front of the API that loses its first response. */
async function losingFirstResponse(): Promise<{ url: string; close: () => void }> {
  let isFirst = true;
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(api.url).port), '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.pipe(upstream);
    if (isFirst) upstream.once('data', () => client.destroy());
    else upstream.pipe(client);
    isFirst = false;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, close: () => server.close() };
}

it('create-event creates one event with its picture, although the first response is lost', async () => {
  const { secret } = await makeToken(api, await api.signInAdmin(), ['CONTENT_WRITE']);
  const network = await losingFirstResponse();
  const { stdout } = await createEvent(secret, network.url);
  network.close();
  expect(stdout).toContain("title: 'Coffee ceremony'");
  const [event, ...others] = await api.services.prisma.event.findMany();
  expect(others).toEqual([]);
  expect(stdout).toContain(event?.imagePath);
  expect((await fetch(`${api.url}/media/${String(event?.imagePath)}`)).ok).toBe(true);
});

it('create-event prints the error of the API', async () => {
  await expect(createEvent('eca_x')).rejects.toThrow('The API token is invalid');
});

it('sync-events keeps a list of the public events, also after a restored backup', async () => {
  const { prisma } = api.services;
  const list = async () => {
    // People copy addresses with a slash at the end.
    await runExample('sync-events', [`${api.url}/`, folder]);
    return readFile(join(folder, 'events.html'), 'utf8');
  };
  const { id } = await addEvent(prisma, { title: 'Buna & <friends>' });
  expect(await list()).toContain(`">Buna &#38; &#60;friends&#62;</a>`);
  await prisma.event.update({ where: { id }, data: { title: 'Renamed' } });
  expect(await list()).toMatch(/Renamed/);
  await prisma.event.deleteMany();
  await prisma.$executeRaw`TRUNCATE "deleted-record"`;
  expect(await list()).toBe('<ul>\n\n</ul>\n');
});

it('mailing-list prints each member with an email address, and no formulas', async () => {
  const { secret } = await makeToken(api, await api.signInAdmin(), ['MEMBERS_READ']);
  const member = {
    address: '1 Queen Street',
    contactNumber: '021 123 4567',
    dob: dayToDate('1990-01-01'),
    date: dayToDate('2026-01-01'),
  };
  const names = Array.from({ length: 101 }, (_, place) => `Member ${String(place + 100)}`);
  const data = ['=1+1', ...names].map((name) => ({ ...member, name, email: 'a@example.org' }));
  await api.services.prisma.member.createMany({ data });
  const { stdout } = await runExample('mailing-list', [api.url], secret);
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(103);
  expect(lines.slice(0, 2)).toEqual(['name,email', `"'=1+1","a@example.org"`]);
});
