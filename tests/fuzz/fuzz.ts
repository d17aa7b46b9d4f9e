import { readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { connectDatabase } from '../../api/database/connect.ts';
import { startScratchPostgres, temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { multipartBodies, type RawRequest, rawRequests } from './attacks.ts';
import { addPrivateRows, canary } from './canaries.ts';
import { graphqlRequests } from './documents.ts';
import { faultsOf, type Received } from './faults.ts';

/** Milliseconds after which a request counts as one that gets no response. */
const patience = 300_000;
/** The server's heap limit in megabytes: a memory leak ends the process, which is reported. */
const mostHeap = 200;
/** Megabytes of resident memory: the heap, the program itself and buffers outside of the heap. */
const mostMemory = mostHeap + 300;
/** The megabytes by which the memory may grow while the caches fill. Each cache has a limit. */
const mostGrowth = 250;
const password = 'a password of the fuzz suite, long enough';

export interface FuzzReport {
  requests: number;
  /** How many responses had each status. */
  statuses: Record<string, number>;
  /** The faults, each with the request that caused it. */
  faults: string[];
  /** Milliseconds of the slowest response. */
  slowestMs: number;
  /** The longest time that an empty request waited meanwhile, in milliseconds. */
  longestWaitMs: number;
  /** Megabytes of resident memory after a tenth of the requests, and at the end. */
  memory: { early: number; late: number };
}

interface Case {
  name: string;
  raw: RawRequest;
  isAdmin: boolean;
}

/**
 * Sends generated requests to the built server, as a process of its own on a database of its own.
 * @param count how many
 * @param seed makes the same requests again
 * @param atOnce how many are under way at once
 */
export async function fuzz(count: number, seed: number, atOnce: number): Promise<FuzzReport> {
  const postgres = await startScratchPostgres();
  const dataDir = temporaryFolder();
  const server = spawnServer(dataDir, {
    DATABASE_URL: postgres.url,
    ADMIN_EMAIL: `${canary}@example.org`,
    ADMIN_PASSWORD: password,
    CACHE_MB: '16',
    NODE_OPTIONS: `--max-old-space-size=${String(mostHeap)}`,
  });
  try {
    const url = new URL(await server.up);
    const prisma = await connectDatabase(postgres.url);
    await addPrivateRows(prisma);
    await prisma.$disconnect();
    const token = await signIn(url);
    const cases = casesOf(count, seed, token);
    const report = await attack(url, token, server.child.pid ?? 0, cases, atOnce);
    const { early, late } = report.memory;
    if (late - early > mostGrowth) report.faults.push(`Memory grew by ${late - early} MB.`);
    if (late > mostMemory) report.faults.push(`It holds ${late} MB of memory.`);
    if (server.child.exitCode !== null) report.faults.push('The server ended.');
    const log = server.output();
    if (log.includes('unexpected failure')) {
      report.faults.push(`The log has unexpected failures:\n${log.slice(-3_000)}`);
    }
    for (const secret of [password, token]) {
      if (log.includes(secret)) report.faults.push('The log holds a secret.');
    }
    return report;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Of twenty: thirteen documents of visitors, two of an admin, three raw, two with files. */
function casesOf(count: number, seed: number, token: string): Case[] {
  const share = (twentieths: number) => Math.ceil((count * twentieths) / 20);
  const admin: [string, string] = ['Authorization', `Bearer ${token}`];
  const json: [string, string] = ['Content-Type', 'application/json'];
  const post = (headers: [string, string][], body: string) => {
    return { method: 'POST', target: '/graphql', headers, body };
  };
  const visitors = fc.sample(graphqlRequests(false), { seed, numRuns: share(13) });
  const admins = fc.sample(graphqlRequests(true), { seed: seed + 1, numRuns: share(2) });
  const raw = fc.sample(rawRequests, { seed: seed + 2, numRuns: share(3) });
  const uploads = fc.sample(multipartBodies, { seed: seed + 3, numRuns: share(2) });
  const files: [string, string][] = [
    ['Content-Type', 'multipart/form-data; boundary=b'],
    ['Apollo-Require-Preflight', '1'],
  ];
  const cases: Case[] = [
    ...visitors.map((each) => ({
      name: 'visitor',
      isAdmin: false,
      raw: post([json], JSON.stringify(each)),
    })),
    ...admins.map((each) => ({
      name: 'admin',
      isAdmin: true,
      raw: post([json, admin], JSON.stringify(each)),
    })),
    ...raw.map((each) => ({ name: 'raw', isAdmin: false, raw: each })),
    ...uploads.map((body, index) => {
      const isAdmin = index % 4 !== 0;
      return { name: 'upload', isAdmin, raw: post(isAdmin ? [...files, admin] : files, body) };
    }),
  ];
  // Spread evenly, in an order that the seed decides too.
  return cases
    .map((each, index) => ({ each, place: (index * 7_919 + seed) % cases.length }))
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each);
}

async function attack(
  url: URL,
  token: string,
  pid: number,
  cases: Case[],
  atOnce: number,
): Promise<FuzzReport> {
  const report: FuzzReport = {
    requests: 0,
    statuses: {},
    faults: [],
    slowestMs: 0,
    longestWaitMs: 0,
    memory: { early: 0, late: 0 },
  };
  const waiting = cases.entries();
  const worker = async () => {
    for (const [index, { name, raw, isAdmin }] of waiting) {
      const begun = performance.now();
      const received = await send(url, raw);
      const ms = performance.now() - begun;
      report.requests += 1;
      report.slowestMs = Math.max(report.slowestMs, Math.round(ms));
      report.statuses[received.status] = (report.statuses[received.status] ?? 0) + 1;
      const faults = faultsOf(received, raw, isAdmin, [canary, password, token]);
      for (const fault of faults) {
        report.faults.push(`#${index} ${name}: ${fault}\n${JSON.stringify(raw).slice(0, 1_500)}`);
      }
      if (index === Math.floor(cases.length / 10)) report.memory.early = memoryOf(pid);
    }
  };
  const attacked = Promise.all(Array.from({ length: atOnce }, worker));
  report.longestWaitMs = await longestWait(url, attacked);
  await attacked;
  report.memory.late = memoryOf(pid);
  return report;
}

/** Repeats an empty request until a promise settles. */
async function longestWait(url: URL, until: Promise<unknown>): Promise<number> {
  let longest = 0;
  const isOver = until.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([isOver, pause(20, false)]))) {
    const begun = performance.now();
    await fetch(new URL('/healthz', url)).then(
      (response) => response.text(),
      () => undefined,
    );
    longest = Math.max(longest, Math.round(performance.now() - begun));
  }
  return longest;
}

/** Sends a request as it is. A connection that breaks counts as a response with the status 0. */
function send(url: URL, { method, target, headers, body }: RawRequest): Promise<Received> {
  return new Promise((resolve) => {
    const broken = (error: Error) => resolve({ status: 0, headers: {}, text: error.message });
    const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
    const sent = request(
      {
        host: url.hostname,
        port: url.port,
        method,
        path: target,
        headers: headersOf(headers, hasBody ? body : ''),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', broken);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    sent.on('error', broken);
    sent.setTimeout(patience, () => sent.destroy(new Error('no answer')));
    sent.end(hasBody ? body : undefined);
  });
}

function headersOf(headers: [string, string][], body: string): Record<string, string> {
  const all = Object.fromEntries(headers);
  // Asks for permission to send the body, for which this client would wait forever.
  delete all['Expect'];
  return body === '' ? all : { ...all, 'Content-Length': String(Buffer.byteLength(body)) };
}

async function signIn(url: URL): Promise<string> {
  const query =
    'mutation ($e: String!, $p: String!) { signIn(email: $e, password: $p) { accessToken } }';
  const variables = { e: `${canary}@example.org`, p: password };
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data: { signIn: { accessToken: string } } };
  return data.signIn.accessToken;
}

/** The resident memory of a process in megabytes; 0 if the system does not report it. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
