import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fuzz } from './fuzz.ts';

/** Milliseconds: the limit of an operation (timeLimit.ts). */
const slowest = 20_000;

/** `npm run fuzz [count] [seed]`: the whole run, which ends with status 1 when it finds a fault. */
const [count = '20000', seed = String(randomInt(2 ** 31 - 10))] = process.argv.slice(2);
process.stdout.write(`${count} requests with the seed ${seed}\n`);
const { faults, ...numbers } = await fuzz(Number(count), Number(seed), 8);
process.stdout.write(`${JSON.stringify(numbers, null, 2)}\n`);
for (const fault of faults.slice(0, 20)) process.stdout.write(`\n${fault}\n`);
process.stdout.write(`\n${faults.length} faults\n`);
const isSlow = numbers.slowestMs > slowest;
if (isSlow) process.stdout.write(`An answer took longer than ${slowest} ms.\n`);
process.exitCode = faults.length > 0 || isSlow ? 1 : 0;

process.stdout.write('\nWhat else is decided by chance\n');
const files = [
  'killed',
  'restoreElsewhere',
  'backup.test',
  'randomQueries',
  'sessionRaces',
  'markdown.test',
  'FormattedText',
];
const others = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
  env: { ...process.env, RANDOM_RUNS: 'all' },
  stdio: 'inherit',
});
process.exitCode ||= others.status ?? 1;
