import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type ContentKind, Reads } from '../content/reads.ts';
import { todayInAuckland } from '../scalars.ts';
import type { Answer } from './answer.ts';

/** Milliseconds between two looks at the calendar. */
const calendarInterval = 1_000;

interface Kept {
  answer: Answer;
  kinds: ReadonlySet<ContentKind>;
  /** Milliseconds since 1970 at which it was made, and until which it is good. */
  since: number;
  until: number;
  /** When the database fell silent before it told of changes again; null while nothing was missed. */
  doubtedSince: number | null;
}

export interface CacheSettings {
  /** How many bytes of answers are kept; 0 keeps none. */
  bytes: number;
  /** Milliseconds for which answers go on being served when changes cannot be known. */
  staleFor: number;
  now: () => Date;
  log: Logger;
}

/**
 * Answers to anonymous readers, rendered pages and GraphQL alike, kept until the content that they
 * are made of changes.
 *
 * An answer that was begun before a change is never kept after it, because the change counts up
 * what the answer compares when it is ready. Whoever asks after the change never joins an answer
 * that was begun before it, because changes let go of those that are being made. A new day in
 * Auckland is a change of everything: events become past.
 */
export class ContentCache {
  /** How often what happened, since the start. */
  readonly counts = { hits: 0, stale: 0, misses: 0, joined: 0 };
  readonly #settings: CacheSettings;
  readonly #kept: LRUCache<string, Kept> | null;
  readonly #making = new Map<string, Promise<Answer>>();
  readonly #changes = new Map<ContentKind, number>();
  #changesOfAll = 0;
  /** When the database fell silent; null while it tells of changes. */
  #silentSince: number | null = null;
  #lookedAtCalendar = 0;
  #day = '';

  constructor(settings: CacheSettings) {
    this.#settings = settings;
    this.#kept = settings.bytes > 0 ? new LRUCache({ maxSize: settings.bytes }) : null;
  }

  /** The answer kept under a key, unless it has become stale. */
  get(key: string): Answer | undefined {
    const kept = this.#kept?.get(key);
    if (!kept) return undefined;
    const present = this.#settings.now().getTime();
    if (this.#silentSince !== null) return this.#staleAnswer(kept, present);
    this.#lookAtCalendar(present);
    // A clock that was set back makes nothing last longer.
    const isGood = kept.doubtedSince === null && present >= kept.since && present < kept.until;
    if (!isGood || !this.#kept?.has(key)) return undefined;
    this.counts.hits += 1;
    return kept.answer;
  }

  /**
   * The answer kept under a key; where there is none, it is made, once for all who ask meanwhile.
   * @param make notes in `reads` what the answer is made of
   */
  fetch(key: string, make: (reads: Reads) => Promise<Answer>): Promise<Answer> {
    const kept = this.get(key);
    if (kept) return Promise.resolve(kept);
    if (!this.#kept) return make(new Reads());
    const begun = this.#making.get(key);
    if (begun) {
      this.counts.joined += 1;
      return begun;
    }
    this.counts.misses += 1;
    const making = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  /** Forgets what was made of a kind of content, or everything. Call it after the change. */
  changed(kind?: ContentKind): void {
    this.#making.clear();
    if (!kind) {
      this.#changesOfAll += 1;
      this.#kept?.clear();
      return;
    }
    this.#changes.set(kind, (this.#changes.get(kind) ?? 0) + 1);
    for (const [key, { kinds }] of this.#kept?.entries() ?? []) {
      if (kinds.has(kind)) this.#kept?.delete(key);
    }
  }

  /** The database fell silent: what is kept may be stale, and is better than nothing for a while. */
  silent(): void {
    if (this.#silentSince !== null) return;
    this.#silentSince = this.#settings.now().getTime();
    const { staleFor, log } = this.#settings;
    log.warn({ answers: this.#kept?.size ?? 0, staleFor }, 'stale answers are served from now on');
  }

  /**
   * The database tells of changes again. What it told meanwhile was missed, so what is kept is made
   * anew; where that fails, because the database is busy or away once more, it is still there.
   */
  audible(): void {
    if (this.#silentSince === null) return;
    for (const kept of this.#kept?.values() ?? []) kept.doubtedSince ??= this.#silentSince;
    this.#silentSince = null;
    this.#making.clear();
    this.#changesOfAll += 1;
    this.#settings.log.warn('stale answers are not served any more');
  }

  /** Whether changes cannot be known at present. */
  get isSilent(): boolean {
    return this.#silentSince !== null;
  }

  /** Whether there are answers to give while changes cannot be known. */
  get servesStale(): boolean {
    const present = this.#settings.now().getTime();
    return this.#isRecent(this.#silentSince, present) && this.size.answers > 0;
  }

  /** Bytes and answers that are kept at present. */
  get size(): { bytes: number; answers: number } {
    return { bytes: this.#kept?.calculatedSize ?? 0, answers: this.#kept?.size ?? 0 };
  }

  #staleAnswer({ answer, doubtedSince }: Kept, present: number): Answer | undefined {
    if (!this.#isRecent(doubtedSince ?? this.#silentSince, present)) return undefined;
    this.counts.hits += 1;
    this.counts.stale += 1;
    return answer;
  }

  /** Whether the database fell silent so lately that stale answers may be given. */
  #isRecent(silentSince: number | null, present: number): boolean {
    if (silentSince === null) return false;
    const silentFor = present - silentSince;
    return silentFor >= 0 && silentFor < this.#settings.staleFor;
  }

  async #make(key: string, make: (reads: Reads) => Promise<Answer>): Promise<Answer> {
    const since = this.#settings.now().getTime();
    this.#lookAtCalendar(since);
    const changesOfAll = this.#changesOfAll;
    const changes = new Map(this.#changes);
    const reads = new Reads();
    const answer = await make(reads);
    const isUnchanged =
      changesOfAll === this.#changesOfAll &&
      [...reads.kinds].every((kind) => changes.get(kind) === this.#changes.get(kind));
    if (isUnchanged && reads.keepFor > 0 && this.#silentSince === null) {
      const until = since + reads.keepFor;
      const kept = { answer, kinds: reads.kinds, since, until, doubtedSince: null };
      this.#kept?.set(key, kept, { size: answer.size + key.length });
    }
    // What was kept under this key is something to keep, so this is a failure.
    const former = reads.keepFor === 0 ? this.#kept?.peek(key) : undefined;
    return (former && this.#staleAnswer(former, this.#settings.now().getTime())) ?? answer;
  }

  #lookAtCalendar(present: number): void {
    if (Math.abs(present - this.#lookedAtCalendar) < calendarInterval) return;
    this.#lookedAtCalendar = present;
    const day = todayInAuckland(new Date(present));
    if (day !== this.#day) this.changed();
    this.#day = day;
  }
}
