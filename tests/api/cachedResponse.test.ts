import { expect, it } from 'vitest';
import { CachedResponse } from '../../api/cache/cachedResponse.ts';

it('the size of a cached response is a whole number', () => {
  for (const body of ['', 'a', 'ሰላም', 'even']) {
    expect(Number.isInteger(new CachedResponse(200, {}, body).size), body).toBe(true);
  }
});
