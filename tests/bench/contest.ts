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
  /** What the bare server sends: the very bytes of the product's answer. */
  bytes: Buffer;
  type: string;
  encoding?: string;
  /** What is asked of the bare server. */
  limit: Request[];
  /** What is asked of the product, by the column of the table in which it stands. */
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
  /** Processors that the load generator was busy with, the most of all rounds. */
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

/** Runs the limit and the product in turn, round after round, each for some seconds. */
export async function compete(
  contest: Contest,
  rounds: number,
  duration: number,
  databaseUrl: string,
): Promise<Result> {
  const { name, connections, product, limit } = contest;
  const bare = await startLimit(contest, databaseUrl);
  const limits: number[] = [];
  const ratios: Partial<Record<Column, number[]>> = {};
  let generator = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const load = { connections, duration };
      const reached = await send({ url: bare.url, requests: limit, ...load });
      limits.push(reached.perSecond);
      generator = Math.max(generator, reached.generator);
      for (const column of columns) {
        const contender = product[column];
        if (!contender) continue;
        const measured = await send({ ...contender, ...load });
        generator = Math.max(generator, measured.generator);
        (ratios[column] ??= []).push(measured.perSecond / reached.perSecond);
      }
    }
  } finally {
    await bare.stop();
  }
  const spreads = Object.entries(ratios).map(([column, values]) => [column, spreadOf(values)]);
  return {
    name,
    limit: spreadOf(limits).median,
    ratios: Object.fromEntries(spreads) as Result['ratios'],
    generator,
  };
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
