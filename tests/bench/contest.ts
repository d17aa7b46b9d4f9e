import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { send } from './load.ts';

/** One piece of work, done by the limit and by the product in turn. */
export interface Contest {
  name: string;
  connections: number;
  /** What the bare server sends: the bytes of the product's response. */
  bytes: Buffer;
  type: string;
  encoding?: string;
  /** The requests to the bare server. */
  limit: Request[];
  /** The requests to the product, by the column of the table. */
  product: Partial<Record<Column, { url: string; requests: Request[] }>>;
}

export const columns = ['warm', 'off'] as const;
export type Column = (typeof columns)[number];

export interface Result {
  name: string;
  /** Requests per second of the bare server, the median of the rounds. */
  limit: number;
  /** The product's part of the limit in the same round. */
  ratios: Partial<Record<Column, Spread>>;
  /** The processors that the load generator used: the maximum of all rounds. */
  generator: number;
}

export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, least: at(0), most: at(sorted.length - 1) };
}

/**
 * Runs contests that are compared with each other, round after round: each has its limit and the
 * product in turn, each for some seconds.
 */
export async function compete(
  contests: Contest[],
  rounds: number,
  duration: number,
  databaseUrl: string,
): Promise<Result[]> {
  const entered: Entered[] = [];
  try {
    for (const contest of contests) {
      const bare = await startLimit(contest, databaseUrl);
      entered.push({ contest, bare, limits: [], ratios: {}, generator: 0 });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const each of entered) await runRound(each, duration);
    }
  } finally {
    for (const { bare } of entered) await bare.stop();
  }
  return entered.map(({ contest, limits, ratios, generator }) => {
    const spreads = Object.entries(ratios).map(([column, values]) => [column, spreadOf(values)]);
    return {
      name: contest.name,
      limit: spreadOf(limits).median,
      ratios: Object.fromEntries(spreads) as Result['ratios'],
      generator,
    };
  });
}

interface Entered {
  contest: Contest;
  bare: Awaited<ReturnType<typeof startLimit>>;
  /** Of each round, as in `Result`. */
  limits: number[];
  ratios: Partial<Record<Column, number[]>>;
  generator: number;
}

async function runRound(entered: Entered, duration: number): Promise<void> {
  const { contest, bare, limits, ratios } = entered;
  const measure = async (url: string, requests: Request[]) => {
    const load = { connections: contest.connections, duration };
    const { perSecond, generator } = await send({ url, requests, ...load });
    entered.generator = Math.max(entered.generator, generator);
    return perSecond;
  };
  const limit = await measure(bare.url, contest.limit);
  limits.push(limit);
  for (const column of columns) {
    const contender = contest.product[column];
    if (!contender) continue;
    const reached = await measure(contender.url, contender.requests);
    (ratios[column] ??= []).push(reached / limit);
  }
}

async function startLimit({ bytes, type, encoding = '' }: Contest, databaseUrl: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'bytes');
  writeFileSync(file, bytes);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/limitServer.ts', file, type, encoding, databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
