import { randomInt } from 'node:crypto';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz [count] [seed]`: the whole run, which ends with status 1 when it finds a fault. */
const [count = '20000', seed = String(randomInt(2 ** 31 - 10))] = process.argv.slice(2);
process.stdout.write(`${count} requests with the seed ${seed}\n`);
const { faults, ...numbers } = await fuzz(Number(count), Number(seed));
process.stdout.write(`${JSON.stringify(numbers, null, 2)}\n`);
for (const fault of faults.slice(0, 20)) process.stdout.write(`\n${fault}\n`);
process.stdout.write(`\n${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
