import type { Prisma } from '../generated/prisma/client.ts';
import { retryOnce } from './retryingAdapter.ts';
import type { DatabasePool } from './databasePool.ts';

/** Reads the rows that a statement selects. */
export type ReadRows = <Row>(query: Prisma.Sql) => Promise<Row[]>;

/**
 * Reads directly with the driver, on the connections that Prisma also uses. For lists, where Prisma
 * would take longer than the rest of the response.
 * @param onStatement gets every SQL statement that is sent, for tests that count them
 */
export function rowReader(pool: DatabasePool, onStatement?: (sql: string) => void): ReadRows {
  return async <Row>({ text, values }: Prisma.Sql) => {
    onStatement?.(text);
    const { rows } = await retryOnce(() => pool.query({ name: pool.nameOf(text), text, values }));
    return rows as Row[];
  };
}
