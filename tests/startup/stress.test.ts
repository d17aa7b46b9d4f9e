import { expect, it } from 'vitest';
import { fewFaults } from '../stress/faults.ts';
import { stress } from '../stress/stress.ts';
import { waiting } from '../support/patience.ts';

it('loses no data and stays correct under load while the database, a process and the clouds fail', async () => {
  // `npm run stress` runs until it has made 10,000 checks, and also measures delays.
  const limits = { answer: 5 * waiting, noticed: 10_000, known: waiting };
  const plan = { faults: fewFaults(), checks: 100, pause: 0.5, load: 0.2, atOnce: 4, limits };
  const notes = await stress(plan);
  expect(notes.broken).toEqual([]);
  expect(notes.checks).toBeGreaterThanOrEqual(100);
});
