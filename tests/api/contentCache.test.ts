import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheTag, CacheTags } from '../../api/cache/cachePolicy.ts';
import { CachedResponse } from '../../api/cache/cachedResponse.ts';
import { ContentCache } from '../../api/cache/contentCache.ts';

let present: number;
let cache: ContentCache;
let moments: Map<CacheTag, number>;
beforeEach(() => {
  present = Date.parse('2030-01-05T00:00:00Z');
  moments = new Map();
  cache = new ContentCache({
    bytes: 1_000_000,
    staleFor: 60_000,
    readMoments: () => Promise.resolve(moments),
    now: () => new Date(present),
    log: pino({ level: 'silent' }),
  });
});

const answer = (text: string) => new CachedResponse(200, {}, text);

/** Produces a response from some content, when the test says so. */
function slowly(...kinds: CacheTag[]) {
  let finish!: (made: CachedResponse) => void;
  const made = new Promise<CachedResponse>((resolve) => (finish = resolve));
  const make = (reads: CacheTags) => {
    reads.add({ tags: kinds });
    return made;
  };
  return { make, finish };
}

async function keep(key: string, ...kinds: CacheTag[]): Promise<CachedResponse> {
  const { make, finish } = slowly(...kinds);
  const kept = cache.fetch(key, make);
  finish(answer(key));
  return kept;
}

describe('a change during the creation of a response', () => {
  it('keeps the response out of the cache', async () => {
    const { make, finish } = slowly('event');
    const asked = cache.fetch('events', make);
    cache.invalidate('event');
    finish(answer('from before'));
    await asked;
    expect(cache.get('events')).toBeUndefined();
  });

  it('to all content keeps even a response without tags out of the cache', async () => {
    const { make, finish } = slowly();
    const asked = cache.fetch('about', make);
    cache.invalidate();
    finish(answer('from before'));
    await asked;
    expect(cache.get('about')).toBeUndefined();
  });

  it('starts a new response for later requests', async () => {
    const before = slowly('event');
    const asked = cache.fetch('events', before.make);
    cache.invalidate('event');
    const after = slowly('event');
    const askedAfter = cache.fetch('events', after.make);
    after.finish(answer('from after'));
    before.finish(answer('from before'));
    expect(await askedAfter).not.toBe(await asked);
    expect(cache.get('events')).toBe(await askedAfter);
  });

  it('to other content does not affect the response', async () => {
    const { make, finish } = slowly('event');
    const asked = cache.fetch('events', make);
    cache.invalidate('post');
    finish(answer('events'));
    const made = await asked;
    expect(cache.get('events')).toBe(made);
  });
});

it('a clock that is set back does not extend the cache time', async () => {
  await keep('events', 'event');
  present -= 500;
  expect(cache.get('events')).toBeUndefined();
});

describe('without notifications from the database', () => {
  it('stale responses are sent for a limited time', async () => {
    const kept = await keep('events', 'event');
    cache.onDisconnect();
    present += 59_000;
    expect(cache.get('events')).toBe(kept);
    present += 2_000;
    expect(cache.get('events')).toBeUndefined();
  });

  it('new responses are not cached', async () => {
    cache.onDisconnect();
    await keep('events', 'event');
    expect(cache.get('events')).toBeUndefined();
  });

  it('a response is not sent after this process changes its content', async () => {
    await keep('events', 'event');
    cache.onDisconnect();
    cache.invalidate('event');
    expect(cache.get('events')).toBeUndefined();
  });

  it('all cached responses are invalid after the reconnection', async () => {
    await keep('about');
    cache.onDisconnect();
    cache.onReconnect();
    expect(cache.get('about')).toBeUndefined();
  });

  it('stale responses are sent for a limited time after the reconnection if a new one cannot be created', async () => {
    const kept = await keep('events', 'event');
    const failed = answer('failed');
    const fail = (reads: CacheTags) => {
      reads.add(undefined);
      return Promise.resolve(failed);
    };
    cache.onDisconnect();
    present += 30_000;
    cache.onReconnect();
    expect(await cache.fetch('events', fail)).toBe(kept);
    cache.onDisconnect();
    expect(cache.get('events')).toBe(kept);
    present += 31_000;
    expect(cache.get('events')).toBeUndefined();
    cache.onReconnect();
    expect(await cache.fetch('events', fail)).toBe(failed);
  });

  it('a stale response is not sent after the reconnection if its content has changed', async () => {
    const failed = answer('failed');
    await keep('events', 'event');
    cache.onDisconnect();
    cache.onReconnect();
    cache.invalidate('event');
    const given = await cache.fetch('events', (reads) => {
      reads.add(undefined);
      return Promise.resolve(failed);
    });
    expect(given).toBe(failed);
  });

  it('a response that is started before the reconnection and finished after it is not cached', async () => {
    const { make, finish } = slowly('event');
    const asked = cache.fetch('events', make);
    cache.onDisconnect();
    cache.onReconnect();
    finish(answer('events'));
    await asked;
    expect(cache.get('events')).toBeUndefined();
  });
});

describe('cached rows', () => {
  let reads: number;
  const read = () => cache.readThrough('settings', 'row', () => Promise.resolve((reads += 1)));
  beforeEach(() => {
    reads = 0;
  });

  it('are read again only after a change of their kind or of all content', async () => {
    expect([await read(), await read()]).toEqual([1, 1]);
    cache.invalidate('event');
    expect(await read()).toBe(1);
    cache.invalidate('settings');
    expect(await read()).toBe(2);
    cache.invalidate();
    expect(await read()).toBe(3);
  });

  it('do not come from a read that began before a change', async () => {
    const before = read();
    cache.invalidate('settings');
    expect([await before, await read()]).toEqual([1, 2]);
  });

  it('are read each time while there are no notifications, and once after they return', async () => {
    await read();
    cache.onDisconnect();
    expect([await read(), await read()]).toEqual([2, 3]);
    cache.onReconnect();
    expect([await read(), await read()]).toEqual([4, 4]);
  });

  it('are read again after a read that failed', async () => {
    const failing = cache.readThrough('settings', 'row', () => Promise.reject(new Error('busy')));
    await expect(failing).rejects.toThrow('busy');
    expect(await read()).toBe(1);
  });
});
