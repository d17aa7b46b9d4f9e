import { LRUCache } from 'lru-cache';
import { type CacheTag, CacheTags } from './cachePolicy.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import type { CachedResponse } from './cachedResponse.ts';
import { ScheduledChanges, type ScheduleSettings } from './scheduledChanges.ts';

/** Milliseconds between two checks for a new day. */
const dayCheckInterval = 1_000;

const movedOrGone = new Set([301, 404, 410]);

interface CacheEntry {
  response: CachedResponse;
  tags: ReadonlySet<CacheTag>;
  /** The period in which it is fresh, in milliseconds since 1970. */
  since: number;
  until: number;
  /** When the process began to miss change notifications; null if it missed none. */
  missedSince: number | null;
}

export interface CacheSettings extends ScheduleSettings {
  /** The maximum size of the cache in bytes; 0 disables it. */
  bytes: number;
  /** How long stale responses are sent while change notifications are interrupted, in milliseconds. */
  staleFor: number;
  now: () => Date;
}

/**
 * A cache of responses to anonymous readers, both rendered pages and GraphQL. A response stays
 * cached until the content that it depends on changes.
 *
 * A response that was started before a change is never cached after it: each change increments a
 * generation, which is compared when the response is ready. A request after the change never joins
 * a response that was started before it, because a change drops the pending ones. A new day in
 * Auckland invalidates everything, because events become past. When a record is published or taken
 * down on schedule, the responses that depend on its kind are invalidated.
 */
export class ContentCache {
  /** Counts since the start. */
  readonly counts = { hits: 0, stale: 0, misses: 0, joined: 0 };
  readonly #settings: CacheSettings;
  readonly #entries: LRUCache<string, CacheEntry> | null;
  readonly #inFlight = new Map<string, Promise<CachedResponse>>();
  readonly #generations = new Map<CacheTag, number>();
  #globalGeneration = 0;
  /** Cached rows by kind and key: see `readThrough`. */
  readonly #rows = new Map<CacheTag, Map<string, Promise<unknown>>>();
  /** When change notifications were interrupted; null while they are received. */
  #disconnectedSince: number | null = null;
  #dayCheckedAt = 0;
  #day = '';
  readonly #scheduled: ScheduledChanges;

  constructor(settings: CacheSettings) {
    this.#settings = settings;
    this.#scheduled = new ScheduledChanges(settings);
    this.#entries = settings.bytes > 0 ? new LRUCache({ maxSize: settings.bytes }) : null;
  }

  /** The fresh response under a key. */
  get(key: string): CachedResponse | undefined {
    const entry = this.#entries?.get(key);
    if (!entry) return undefined;
    const present = this.#settings.now().getTime();
    if (this.#disconnectedSince !== null) return this.#staleResponse(entry, present);
    this.#checkClock(present);
    // A clock that was set back must not extend the time.
    const isFresh = entry.missedSince === null && present >= entry.since && present < entry.until;
    if (!isFresh || !this.#entries?.has(key)) return undefined;
    this.counts.hits += 1;
    return entry.response;
  }

  /**
   * The fresh response of a key. If there is none, it is made once for all concurrent requests.
   * @param make adds the content that the response depends on to `tags`
   */
  fetch(key: string, make: (tags: CacheTags) => Promise<CachedResponse>): Promise<CachedResponse> {
    const cached = this.get(key);
    if (cached) return Promise.resolve(cached);
    if (!this.#entries) return make(new CacheTags());
    this.#checkClock(this.#settings.now().getTime());
    const begun = this.#inFlight.get(key);
    if (begun) {
      this.counts.joined += 1;
      return begun;
    }
    this.counts.misses += 1;
    const making = this.#produce(key, make).finally(() => {
      if (this.#inFlight.get(key) === making) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, making);
    return making;
  }

  /**
   * Reads rows that rarely change, and caches them until something of their kind changes. They are
   * cached even if the cache of responses is disabled, so use it for few and small rows.
   * @param key identifies the rows among those of their kind
   */
  readThrough<Rows>(kind: CacheTag, key: string, read: () => Promise<Rows>): Promise<Rows> {
    if (this.#disconnectedSince !== null) return read();
    const rows = this.#rows.get(kind) ?? new Map<string, Promise<unknown>>();
    this.#rows.set(kind, rows);
    const kept = rows.get(key) as Promise<Rows> | undefined;
    if (kept) return kept;
    const reading = read();
    rows.set(key, reading);
    reading.catch(() => rows.delete(key));
    return reading;
  }

  /** Changes content of some kinds, and then drops the responses that depend on them. */
  async changing<Result>(kinds: CacheTag[], change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } finally {
      // Also after an error: the connection may be lost after the commit.
      for (const kind of kinds) this.invalidate(kind);
    }
  }

  /** Drops the responses that depend on a kind of content, or all. */
  invalidate(kind?: CacheTag): void {
    this.#inFlight.clear();
    if (!kind) {
      this.#globalGeneration += 1;
      this.#entries?.clear();
      this.#rows.clear();
      this.#scheduled.forgetAll();
      return;
    }
    this.#generations.set(kind, (this.#generations.get(kind) ?? 0) + 1);
    this.#scheduled.forget(kind);
    this.#rows.delete(kind);
    for (const [key, { tags }] of this.#entries?.entries() ?? []) {
      if (tags.has(kind)) this.#entries?.delete(key);
    }
  }

  /** Notifications are interrupted. Cached responses may be stale, which is better than none for a while. */
  onDisconnect(): void {
    if (this.#disconnectedSince !== null) return;
    this.#disconnectedSince = this.#settings.now().getTime();
    this.#rows.clear();
    const { staleFor, log } = this.#settings;
    log.warn(
      { responses: this.#entries?.size ?? 0, staleFor },
      'stale responses are sent from now on',
    );
  }

  /**
   * Notifications are received again. Some were missed, so responses are created again. If that fails,
   * because the database is busy or unavailable again, the stale ones are still sent.
   */
  onReconnect(): void {
    if (this.#disconnectedSince === null) return;
    for (const entry of this.#entries?.values() ?? [])
      entry.missedSince ??= this.#disconnectedSince;
    this.#disconnectedSince = null;
    this.#inFlight.clear();
    this.#globalGeneration += 1;
    this.#settings.log.warn('stale responses are not sent any more');
  }

  /** Whether change notifications are interrupted now. */
  get isDisconnected(): boolean {
    return this.#disconnectedSince !== null;
  }

  /** Whether there are stale responses to send while notifications are not received. */
  get servesStale(): boolean {
    const present = this.#settings.now().getTime();
    return this.#isRecent(this.#disconnectedSince, present) && this.size.responses > 0;
  }

  /** The size and number of the cached responses. */
  get size(): { bytes: number; responses: number } {
    return { bytes: this.#entries?.calculatedSize ?? 0, responses: this.#entries?.size ?? 0 };
  }

  #staleResponse(
    { response, missedSince }: CacheEntry,
    present: number,
  ): CachedResponse | undefined {
    if (!this.#isRecent(missedSince ?? this.#disconnectedSince, present)) return undefined;
    this.counts.hits += 1;
    this.counts.stale += 1;
    return response;
  }

  /** Whether the interruption is so recent that stale responses may be sent. */
  #isRecent(disconnectedSince: number | null, present: number): boolean {
    if (disconnectedSince === null) return false;
    const disconnectedFor = present - disconnectedSince;
    return disconnectedFor >= 0 && disconnectedFor < this.#settings.staleFor;
  }

  async #produce(
    key: string,
    make: (tags: CacheTags) => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const since = this.#settings.now().getTime();
    const globalGeneration = this.#globalGeneration;
    const generations = new Map(this.#generations);
    const tags = new CacheTags();
    const response = await make(tags);
    const moments = tags.maxAge > 0 ? await this.#scheduled.read(tags.kinds, since) : null;
    const isUnchanged =
      globalGeneration === this.#globalGeneration &&
      [...tags.kinds].every((kind) => generations.get(kind) === this.#generations.get(kind));
    if (isUnchanged && moments && this.#disconnectedSince === null) {
      this.#scheduled.note(moments);
      const until = since + tags.maxAge;
      const entry = { response, tags: tags.kinds, since, until, missedSince: null };
      this.#entries?.set(key, entry, { size: response.size + key.length });
    }
    // A response that a page has moved or is gone is never replaced by a stale one.
    if (movedOrGone.has(response.status)) {
      if (tags.maxAge === 0) this.#entries?.delete(key);
      return response;
    }
    // A response of this key was cached before. If the new one must not be cached, it is a failure.
    const stale = tags.maxAge === 0 ? this.#entries?.peek(key) : undefined;
    return (stale && this.#staleResponse(stale, this.#settings.now().getTime())) ?? response;
  }

  /** Drops the responses that have expired since the last check. */
  #checkClock(present: number): void {
    this.#checkDay(present);
    for (const kind of this.#scheduled.dueAt(present)) this.invalidate(kind);
  }

  #checkDay(present: number): void {
    if (Math.abs(present - this.#dayCheckedAt) < dayCheckInterval) return;
    this.#dayCheckedAt = present;
    const day = todayInAuckland(new Date(present));
    if (day !== this.#day) this.invalidate();
    this.#day = day;
  }
}
