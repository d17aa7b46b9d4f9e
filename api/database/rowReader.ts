import type { Prisma } from '../generated/prisma/client.ts';
import { retryOnce } from './retryingAdapter.ts';
import type { DatabasePool } from './databasePool.ts';

/** Reads the rows that a statement selects. */
export type ReadRows = <Row>(query: Prisma.Sql) => Promise<Row[]>;

/**
 * The quick way to read, straight by the driver, on the connections that Prisma uses too. It is for
 * lists, where Prisma itself would take longer than the rest of the response.
 * @param onStatement gets every SQL statement that is sent, for tests that count them
 */
export function rowReader(pool: DatabasePool, onStatement?: (sql: string) => void): ReadRows {
  const names = new Map<string, string>();
  /** By its name, each connection plans a statement once. There are as many as lists have orders. */
  const named = (text: string) => {
    // The next statement may find another backend, which does not know the name.
    if (pool.hasPooler) return {};
    const name = names.get(text) ?? `list ${String(names.size)}`;
    names.set(text, name);
    return { name };
  };
  return async <Row>({ text, values }: Prisma.Sql) => {
    onStatement?.(text);
    const { rows } = await retryOnce(() => pool.query({ ...named(text), text, values }));
    return rows as Row[];
  };
}
