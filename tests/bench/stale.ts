import { startSiteDatabase } from '../support/siteDatabase.ts';
import { measureStaleness } from '../support/staleness.ts';
import { spreadOf } from './contest.ts';
import { makeDatabase, signIn, startProduct } from './site.ts';

// npm run stale: 10,000 times a write, read at once in the process that wrote and in two others.
// With TEST_POOLER=on they are behind a transaction pooler.
const writes = Number(process.argv[2] ?? 10_000);
const database = await startSiteDatabase();
const rows = { categories: 5, entries: 100, events: 10, members: 10 };
const url = await makeDatabase(database.url, 'usual', rows);
const start = () => startProduct(url, database.settings(url));
const products = [await start(), await start(), await start()] as const;

const urls = [products[0].url, products[1].url, products[2].url] as const;
try {
  const delays: number[] = [];
  let stale = 0;
  // Access tokens last 15 minutes.
  for (let done = 0; done < writes; done += 1_000) {
    const token = await signIn(products[0].url);
    const part = await measureStaleness(urls, token, Math.min(1_000, writes - done));
    delays.push(...part.delays);
    stale += part.staleWhereWritten;
  }
  const late = delays.filter((delay) => delay > 200).length;
  const { median, most } = spreadOf(delays);
  process.stdout.write(
    `${String(delays.length)} writes: ${String(stale)} stale reads where they were made; elsewhere known after ${median.toFixed(1)} ms (median), ${most.toFixed(1)} ms (most), ${String(late)} later than 200 ms\n`,
  );
  process.exitCode = stale + late > 0 ? 1 : 0;
} finally {
  for (const product of products) await product.stop();
  await database.stop();
}
