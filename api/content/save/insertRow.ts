import { Prisma } from '../../generated/prisma/client.ts';
import { quoted, type Source } from '../lists/lists.ts';

/**
 * Inserts a row. Prisma's `create` would take longer to build the statement than the rest of the
 * mutation takes.
 * @param values by column. The database sets the others. Pass times, because the database would set
 * them in its own time zone.
 * @param from the FROM clause of the SELECT that returns the values
 * @returns the row with all columns
 */
export async function insertRow<Row>(
  tx: Prisma.TransactionClient,
  { table, allColumns }: Source,
  values: Record<string, unknown>,
  from = Prisma.empty,
): Promise<Row> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = quoted(given.map(([name]) => name));
  const [row] = await tx.$queryRaw<[Row]>`INSERT INTO ${table} (${columns})
    SELECT ${Prisma.join(given.map(parameter))} ${from} RETURNING ${allColumns}`;
  return row;
}

/** Arrays are lists of lines, except for the pictures of an album. */
const parameter = ([name, value]: [string, unknown]) =>
  name === 'album' ? Prisma.sql`${JSON.stringify(value)}::jsonb` : value;

/**
 * Inserts a row in a transaction of its own, and returns when the row is on the disk.
 *
 * A commit with a NOTIFY keeps others with one waiting, also while it is written to the disk: ten writers
 * reached a third of the rate. So the insert does not wait for the disk. A second transaction does, and
 * PostgreSQL writes several of these at once. `$executeRaw` is not repeated on another connection.
 * @throws an error with the code 57P02 if the database crashed between the two and lost the row
 */
export async function insertAlone<Row extends { id: number }>(
  prisma: Prisma.TransactionClient,
  source: Source,
  values: Record<string, unknown>,
): Promise<Row> {
  const unflushed = Prisma.sql`FROM set_config('synchronous_commit', 'off', true)`;
  const row = await insertRow<Row>(prisma, source, values, unflushed);
  // An empty message, because a transaction that writes nothing does not wait for the disk.
  const found = await prisma.$executeRaw`SELECT pg_logical_emit_message(true, '', '')
    FROM ${source.table} WHERE id = ${row.id}`;
  if (found === 0) throw Object.assign(new Error('The row is lost.'), { code: '57P02' });
  return row;
}
