import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startScratchPostgres } from '../../api/database/scratchPostgres.ts';
import { compete, type Contest, type Result } from './contest.ts';
import { greatUrl, mixed, type Products, publicPages, reads, write } from './contests.ts';
import { measureGrowth } from './growth.ts';
import { measureMemory, residentOf } from './memory.ts';
import { comparePeers } from './peers.ts';
import { printResults, tables, writeFigures } from './report.ts';
import { makeDatabase, type Product, signIn, startProduct } from './site.ts';
import { measureStarts } from './starts.ts';

// npm run bench: compares the product with the limit of the machine. It compares only within
// one run, round by round, because machines and their loads differ.
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    /** How long memory is watched under load. */
    minutes: { type: 'string', default: '5' },
    /** Which work: beginnings of names, such as R1,M; all when left out. `peers` alone does nothing else. */
    only: { type: 'string', default: '' },
    /** A folder for processor profiles of the product, one for each process. */
    profile: { type: 'string' },
    /** Writes docs/performance.md. */
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const minutes = Number(options.minutes);
const isWanted = (name: string) => options.only.split(',').some((start) => name.startsWith(start));

if (isWanted('peers')) {
  const figures = await comparePeers(rounds, seconds);
  if (options.write) writeFigures('peers', figures);
  if (options.only === 'peers') process.exit();
}

const postgres = await startScratchPostgres(true);
const started: Product[] = [];
const start = async (url: string, settings: NodeJS.ProcessEnv = {}) => {
  const product = await startProduct(url, settings, options.profile);
  started.push(product);
  return product;
};

try {
  const rows = { categories: 5, entries: 100, events: 60, members: 100 };
  const usual = await makeDatabase(postgres.url, 'usual', rows);
  const great = { categories: 50, entries: 10_000, events: 60, members: 100 };
  await makeDatabase(postgres.url, 'great', great);
  const database = new pg.Client(usual);
  await database.connect();
  await database.query('CREATE TABLE bare_resource (LIKE resource INCLUDING ALL)');
  await database.end();

  const off = { CACHE_MB: '0' };
  const products: Products = {
    warm: await start(usual),
    off: await start(usual, off),
    warmGreat: await start(greatUrl(usual)),
    offGreat: await start(greatUrl(usual), off),
    tokens: { warm: '', off: '' },
  };
  const groups: (() => Promise<Contest[][]>)[] = [
    // M is compared with R1, so they take turns.
    async () => [[...(await reads(products, usual)), await mixed(products)]],
    async () => (await publicPages(products)).map((page) => [page]),
    () => Promise.resolve([[write(products)]]),
  ];
  const results: Result[] = [];
  for (const make of groups) {
    // Access tokens last 15 minutes.
    products.tokens.warm = await signIn(products.warm.url);
    products.tokens.off = await signIn(products.off.url);
    for (const group of await make()) {
      const wanted = group.filter(({ name }) => isWanted(name));
      const reached = await compete(wanted, rounds, seconds, usual);
      printResults(reached);
      results.push(...reached);
    }
  }
  await sleep(30_000);
  const memoryAfterAll = residentOf(products.warm.pid);
  process.stdout.write(`memory half a minute after: ${memoryAfterAll.toFixed(0)} MiB\n`);
  for (const product of started.splice(0)) await product.stop();

  const starts = isWanted('start') ? await measureStarts(usual, rounds) : undefined;
  const growth = isWanted('growth') ? await measureGrowth(postgres.url, rounds) : undefined;
  const memory = isWanted('memory') ? await measureMemory(usual, minutes * 60) : undefined;
  if (options.write) {
    const measured = { results, memory, memoryAfterAll, starts, growth };
    writeFigures('measured', tables({ ...measured, rounds, seconds, minutes }));
  }
} finally {
  for (const product of started) await product.stop();
  await postgres.stop();
}
