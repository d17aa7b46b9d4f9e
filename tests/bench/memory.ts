import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Spread, spreadOf } from './contest.ts';
import { send } from './load.ts';
import { startProduct } from './site.ts';
import { directoryPage, post } from './work.ts';

/** The seconds between two measurements, and before the first one. */
const [interval, warmUp] = [5, 60];

/** Resident memory of a server process, in MiB. */
export function residentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

/**
 * Resident memory in MiB of a server under R1's load, caches on, after the first minute.
 * @param duration seconds of load
 */
export async function measureMemory(databaseUrl: string, duration: number): Promise<Spread> {
  const product = await startProduct(databaseUrl);
  try {
    const requests = [post('/graphql', directoryPage)];
    const load = send({ url: product.url, requests, connections: 20, duration });
    await sleep(warmUp * 1000);
    const seen: number[] = [];
    for (let second = warmUp; second < duration; second += interval) {
      seen.push(residentOf(product.pid));
      await sleep(interval * 1000);
    }
    await load;
    const spread = spreadOf(seen);
    const [least, most] = [spread.least.toFixed(0), spread.most.toFixed(0)];
    process.stdout.write(`memory under R1: ${least} to ${most} MiB\n`);
    return spread;
  } finally {
    await product.stop();
  }
}
