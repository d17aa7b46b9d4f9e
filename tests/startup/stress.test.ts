import { expect, it } from 'vitest';
import { fewFaults } from '../stress/faults.ts';
import { stress } from '../stress/stress.ts';

it('keeps its promises under load while the database, a process and the clouds fail', async () => {
  // `npm run stress` goes on until it has looked 10,000 times.
  const notes = await stress({ faults: fewFaults(), checks: 0, pause: 0.5, load: 0.4 });
  expect(notes.broken).toEqual([]);
  expect(notes.checks).toBeGreaterThan(100);
  // A busy machine may hold one up; `npm run stress` counts each of 10,000.
  expect(notes.late.length).toBeLessThan(notes.checks / 20);
});
