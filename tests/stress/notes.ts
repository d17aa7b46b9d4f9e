/** Milliseconds by which a run judges. */
export interface Limits {
  /** After these a request counts as one that gets no response. */
  answer: number;
  /** Within these a process notices that its connections are lost. */
  noticed: number;
  /** After these every process must know of a write. */
  known: number;
}

/** What a run counts, and what it finds broken. */
export class Notes {
  readonly limits: Limits;
  readonly counts = new Map<string, number>();
  /** One line for each promise that was broken. */
  readonly broken: string[] = [];
  readonly #begun = performance.now();
  /** Checks that reads return what a mutation wrote. */
  checks = 0;
  /** Milliseconds until another process knew of a write, where that took longer than it may. */
  readonly late: number[] = [];
  /** Milliseconds that the slowest read of a cached response took. */
  slowest = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  count(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times);
  }

  /** Since the beginning. */
  seconds(): string {
    return ((performance.now() - this.#begun) / 1000).toFixed(1);
  }

  breach(what: string): void {
    this.broken.push(`${this.seconds()} s  ${what}`);
  }
}

/**
 * What each thing that was written may look like afterwards. A write that was acknowledged leaves one
 * possibility; one that nobody knows the outcome of leaves two.
 */
export class Ledger {
  readonly #may = new Map<string, Set<string | null>>();

  /** A write begins, after which the thing looks so; null when it is gone. */
  begin(key: string, next: string | null): void {
    this.#may.set(key, new Set([...(this.#may.get(key) ?? [null]), next]));
  }

  /** The write was acknowledged. */
  done(key: string, next: string | null): void {
    this.#may.set(key, new Set([next]));
  }

  /** It was refused, and the response says that nothing was changed. */
  undone(key: string, next: string | null): void {
    this.#may.get(key)?.delete(next);
  }

  get size(): number {
    return this.#may.size;
  }

  /** @returns what is not as it may be */
  compare(found: ReadonlyMap<string, string>): string[] {
    return [...this.#may]
      .filter(([key, may]) => !may.has(found.get(key) ?? null))
      .map(([key, may]) => {
        const expected = [...may].map((each) => each ?? 'nothing').join(' or ');
        return `${key} should be ${expected}, and is ${found.get(key) ?? 'nothing'}`;
      });
  }
}
