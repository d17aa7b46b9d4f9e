import type { Logger } from 'pino';
import type { CacheTag } from './cachePolicy.ts';

export interface ScheduleSettings {
  /** Reads the next scheduled publication change of each kind, in milliseconds since 1970. */
  readMoments: (after: Date) => Promise<ReadonlyMap<CacheTag, number>>;
  log: Logger;
}

/** The next time at which a record of each kind is published or taken down. */
export class ScheduledChanges {
  readonly #settings: ScheduleSettings;
  /** In milliseconds since 1970; Infinity if nothing is scheduled. */
  readonly #moments = new Map<CacheTag, number>();
  #next = Infinity;

  constructor(settings: ScheduleSettings) {
    this.#settings = settings;
  }

  /** Reads the changes of the kinds that are not known yet; null if they cannot be read. */
  async read(kinds: ReadonlySet<CacheTag>, since: number): Promise<[CacheTag, number][] | null> {
    const unknown = [...kinds].filter((kind) => !this.#moments.has(kind));
    if (unknown.length === 0) return [];
    const { readMoments, log } = this.#settings;
    try {
      const found = await readMoments(new Date(since));
      return unknown.map((kind) => [kind, found.get(kind) ?? Infinity]);
    } catch (error) {
      log.warn({ err: error }, 'a response is not cached: when it ends is not known');
      return null;
    }
  }

  note(moments: [CacheTag, number][]): void {
    for (const [kind, moment] of moments) {
      this.#moments.set(kind, moment);
      this.#next = Math.min(this.#next, moment);
    }
  }

  /** The kinds whose next change has come. Forget them before the next call. */
  dueAt(present: number): CacheTag[] {
    if (present < this.#next) return [];
    const due = [...this.#moments].filter(([, moment]) => moment <= present);
    const later = [...this.#moments.values()].filter((moment) => moment > present);
    this.#next = Math.min(Infinity, ...later);
    return due.map(([kind]) => kind);
  }

  forget(kind: CacheTag): void {
    this.#moments.delete(kind);
  }

  forgetAll(): void {
    this.#moments.clear();
    this.#next = Infinity;
  }
}
