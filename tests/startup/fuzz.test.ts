import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';

it('responds to generated requests without an internal error, a crash or private data', async () => {
  // Each run has another seed; `npm run fuzz 500 <seed>` repeats a run that found a fault.
  const seed = randomInt(2 ** 31 - 10);
  const { faults, requests } = await fuzz(500, seed, 2);
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(500);
});
