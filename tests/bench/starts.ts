import { type Spread, spreadOf } from './contest.ts';
import { startProduct } from './site.ts';

/** Seconds from the start of the process to its first response, on a database that is ready. */
export async function measureStarts(databaseUrl: string, rounds: number): Promise<Spread> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const product = await startProduct(databaseUrl);
    const response = await fetch(`${product.url}/`);
    await response.text();
    seconds.push((performance.now() - begin) / 1000);
    await product.stop();
  }
  const spread = spreadOf(seconds);
  process.stdout.write(`start to first page: ${spread.median.toFixed(2)} s\n`);
  return spread;
}
