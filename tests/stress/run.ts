import { allFaults } from './faults.ts';
import { stress } from './stress.ts';

/** `npm run stress [checks]`: the whole run, which ends with status 1 when a promise was broken. */
const [checks = '10000'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const { broken, late, ...notes } = await stress({
  faults: allFaults(6),
  checks: Number(checks),
  pause: 4,
  load: 1,
  atOnce: 200,
  limits: { answer: 30_000, noticed: 2_000, known: 2_000 },
  say,
});
const rows = new Map(notes.counts)
  .set('checks that what was written is seen', notes.checks)
  .set('of these later than 200 ms', late.length)
  .set('slowest read of what is kept, ms', Math.round(notes.slowest))
  .set('promises broken otherwise', broken.length);
say('');
for (const [name, count] of rows)
  say(`${name.padEnd(60)}${count.toLocaleString('en').padStart(8)}`);
for (const line of broken.slice(0, 30)) say(`  ${line}`);
for (const delay of late) say(`  known in another process after ${delay.toFixed(0)} ms`);
process.exitCode = broken.length + late.length > 0 ? 1 : 0;
