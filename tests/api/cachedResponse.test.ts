import { expect, it } from 'vitest';
import { CachedResponse } from '../../api/cache/cachedResponse.ts';

it('the size of an answer is a whole number, as the store of answers asks for', () => {
  for (const body of ['', 'a', 'ሰላም', 'even']) {
    expect(Number.isInteger(new CachedResponse(200, {}, body).size), body).toBe(true);
  }
});
