import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startScratchPostgres } from '../../api/database/scratchPostgres.ts';
import { run } from '../support/globalPostgres.ts';
import { spreadOf } from './contest.ts';
import { cpuBetween, cpuOf, hasCpu } from './cpu.ts';
import { startInstalledPostgres } from './installedPostgres.ts';
import { send } from './load.ts';
import {
  folder,
  type Peer,
  startPlain,
  startPostGraphile,
  startSite,
  type Workload,
  workloads,
} from './peerPrograms.ts';
import { ratio } from './report.ts';
import { column, makeDatabase } from './site.ts';

/** R3 has a database of its own, as in `npm run bench` without peers. */
const databases: { name: string; categories: number; entries: number; work: Workload[] }[] = [
  { name: 'usual', categories: 5, entries: 100, work: ['R1', 'R2', 'W1'] },
  { name: 'great', categories: 50, entries: 10_000, work: ['R3'] },
];
type Database = (typeof databases)[number];

/**
 * Compares the site with a plain program of Apollo Server, type-graphql and Prisma, and with
 * PostGraphile, on the bundled PostgreSQL and on Debian's.
 * @returns the tables as Markdown
 */
export async function comparePeers(rounds: number, seconds: number): Promise<string> {
  execSync(`npm ci --prefix ${folder} --no-audit --no-fund --ignore-scripts --loglevel=error`);
  execSync(`node scripts/generatePrisma.mjs --schema ${folder}/schema.prisma`);
  const parts = [
    `Medians of ${String(rounds)} rounds of ${String(seconds)} s each, Node.js ${process.versions.node}.`,
  ];
  const bundled = () => startScratchPostgres(true);
  for (const start of [bundled, startInstalledPostgres]) {
    const postgres = await start();
    if (!postgres) continue;
    try {
      const [version = ''] = await column(postgres.url, 'SHOW server_version');
      const cpu = hasCpu ? ' Node, ms of CPU | PostgreSQL, ms of CPU |' : '';
      const lines = [
        `PostgreSQL ${version}${start === bundled ? ', bundled' : ''}:`,
        '',
        `| work | program | requests/s | of plain | of PostGraphile |${cpu}`,
        `| --- | --- | ---: | ---: | ---: |${hasCpu ? ' ---: | ---: |' : ''}`,
      ];
      for (const database of databases) {
        lines.push(...(await compareOn(postgres.url, database, rounds, seconds)));
      }
      parts.push(lines.join('\n'));
      process.stdout.write(`${lines.join('\n')}\n`);
    } finally {
      await postgres.stop();
    }
  }
  return parts.join('\n\n');
}

async function compareOn(
  server: string,
  { name, categories, entries, work }: Database,
  rounds: number,
  seconds: number,
): Promise<string[]> {
  const rows = { categories, entries, events: 50, members: 1 };
  const tables = readFileSync(`${folder}/tables.sql`, 'utf8');
  const plain = await makeDatabase(server, `plain_${name}`, rows, (url) => run(url, tables));
  const site = await makeDatabase(server, name, rows);
  const peers: Peer[] = [];
  try {
    peers.push(await startPlain(plain));
    peers.push(await startPostGraphile(plain));
    peers.push(await startSite(site, 'off', { CACHE_MB: '0' }));
    peers.push(await startSite(site, 'warm'));
    for (const each of work) await checkAnswers(peers, each);
    for (let round = 0; round < rounds; round += 1) {
      for (const each of work) {
        // In each round another program comes first.
        for (const peer of [...peers.slice(round % 4), ...peers.slice(0, round % 4)]) {
          await measure(peer, each, seconds);
        }
      }
    }
    return work.flatMap((each) => rowsOf(peers, each));
  } finally {
    for (const peer of peers) await peer.stop();
  }
}

/** Fails unless all return the same values. */
async function checkAnswers([first, ...others]: Peer[], work: Workload): Promise<void> {
  if (!first || work === 'W1') return;
  const expected = await valuesOf(first, work);
  assert.ok(expected.length > 100, first.name);
  for (const peer of others) {
    assert.deepEqual(await valuesOf(peer, work), expected, `${peer.name}, ${work}`);
  }
}

async function valuesOf({ url, requests }: Peer, work: Workload): Promise<string[]> {
  const { path = '', headers, body } = requests[work];
  const response = await fetch(url + path, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: body as string,
  });
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : [String(value)];
  return leaves(await response.json()).toSorted();
}

async function measure(peer: Peer, work: Workload, duration: number): Promise<void> {
  const { url, pid, databaseUrl } = peer;
  const connections = work === 'W1' ? 10 : 20;
  const load = { url, requests: [peer.requests[work]], connections };
  const countRows = async () =>
    Number((await column(databaseUrl, 'SELECT count(*) FROM resource'))[0]);
  const postgres = async () => cpuOf((await column(databaseUrl, backends)).map(Number));
  const rows = await countRows();
  await send({ ...load, duration: 1 });
  const before = { node: cpuOf([pid]), postgres: await postgres() };
  const { perSecond, count } = await send({ ...load, duration });
  assert.ok(count > 0, 'The machine is too busy for a measurement.');
  const figures = (peer.figures[work] ??= { perSecond: [], node: [], postgres: [] });
  figures.perSecond.push(perSecond);
  figures.node.push(cpuBetween(before.node, cpuOf([pid])) / count);
  figures.postgres.push(cpuBetween(before.postgres, await postgres()) / count);
  // GraphQL may refuse with status 200.
  if (work === 'W1') assert.ok((await countRows()) - rows >= count, peer.name);
}

/** The processes of PostgreSQL that serve a database. */
const backends = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

function rowsOf(peers: Peer[], work: Workload): string[] {
  const [plain = [], postGraphile = []] = peers.map(({ figures }) => figures[work]?.perSecond);
  return peers.map(({ name, figures }) => {
    const { perSecond = [], node = [], postgres = [] } = figures[work] ?? {};
    const partOf = (others: number[]) =>
      ratio(spreadOf(perSecond.map((rate, round) => rate / (others[round] ?? NaN))));
    const cells = [
      workloads[work],
      name,
      spreadOf(perSecond).median.toFixed(0),
      partOf(plain),
      partOf(postGraphile),
      ...(hasCpu ? [node, postgres].map((values) => spreadOf(values).median.toFixed(1)) : []),
    ];
    return `| ${cells.join(' | ')} |`;
  });
}
