/** The time limits of a run, in milliseconds. */
export interface Limits {
  /** After this time a request counts as one that gets no response. */
  answer: number;
  /** Within this time a process notices that its connections are lost. */
  noticed: number;
  /** After this time every process must return what was written. */
  known: number;
}

/** The counts of a run, and the faults that it found. */
export class Notes {
  readonly limits: Limits;
  readonly counts = new Map<string, number>();
  /** One line for each promise that was broken. */
  readonly broken: string[] = [];
  readonly #begun = performance.now();
  /** Checks that reads return what a mutation wrote. */
  checks = 0;
  /** The milliseconds until another process returned what was written, if that took too long. */
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
 * The possible states of each thing after it was written. An acknowledged write leaves one; a write
 * of unknown outcome leaves two.
 */
export class Ledger {
  readonly #may = new Map<string, Set<string | null>>();

  /** A write begins that sets this state; null deletes the thing. */
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
