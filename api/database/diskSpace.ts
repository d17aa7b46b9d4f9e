import type { SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils';
import { hasErrorCode } from './errorSources.ts';

/** PostgreSQL's `disk_full`. */
const diskFull = '53100';

/**
 * The time after a failure in which a successful write proves nothing, in milliseconds: a small one
 * may fit into space that other rows have left.
 */
const doubtfulFor = 60_000;

/** Whether the disk of the database has space, judged by the writes of this process. */
export class DiskSpace {
  #lastFailure: number | null = null;
  readonly #elapsed: () => number;

  /** @param elapsed the monotonic clock, in milliseconds */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /**
   * True after a write that failed because the disk was full, until a write succeeds at least a
   * minute later.
   */
  get isFull(): boolean {
    return this.#lastFailure !== null;
  }

  /**
   * Observes the statements from now on.
   * @param isTransaction whether a write only counts after a successful COMMIT
   */
  watch(queryable: SqlQueryable, isTransaction: boolean): void {
    const executeRaw = queryable.executeRaw.bind(queryable);
    const queryRaw = queryable.queryRaw.bind(queryable);
    let hasWritten = false;
    const watched = async <Result>(
      { sql }: SqlQuery,
      run: () => Promise<Result>,
      countRows: (result: Result) => number,
    ): Promise<Result> => {
      try {
        const result = await run();
        const isWrite = /^\s*(insert|update)\b/i.test(sql) && countRows(result) > 0;
        hasWritten = isWrite || (isTransaction && hasWritten);
        if (hasWritten && (!isTransaction || /^commit\b/i.test(sql))) this.#succeeded();
        return result;
      } catch (error) {
        if (hasErrorCode(error, diskFull)) this.#lastFailure = this.#elapsed();
        throw error;
      }
    };
    queryable.executeRaw = (query) =>
      watched(
        query,
        () => executeRaw(query),
        (count) => count,
      );
    queryable.queryRaw = (query) =>
      watched(
        query,
        () => queryRaw(query),
        ({ rows }) => rows.length,
      );
  }

  #succeeded(): void {
    const isProof = this.#elapsed() - (this.#lastFailure ?? 0) > doubtfulFor;
    if (isProof) this.#lastFailure = null;
  }
}
