import { Prisma } from '../../generated/prisma/client.ts';
import { quoted, type Source } from '../lists/lists.ts';

/**
 * Inserts a row. Prisma's `create` would take longer to build the statement than the rest of the
 * mutation takes.
 * @param values by column. The database sets the others. Pass times, because the database would set
 * them in its own time zone.
 * @returns the row with all columns
 */
export async function insertRow<Row>(
  tx: Prisma.TransactionClient,
  { table, allColumns }: Source,
  values: Record<string, unknown>,
): Promise<Row> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = quoted(given.map(([name]) => name));
  const [row] = await tx.$queryRaw<[Row]>`INSERT INTO ${table} (${columns})
    VALUES (${Prisma.join(given.map(parameter))}) RETURNING ${allColumns}`;
  return row;
}

/** Arrays are lists of lines, except for the pictures of an album. */
const parameter = ([name, value]: [string, unknown]) =>
  name === 'album' ? Prisma.sql`${JSON.stringify(value)}::jsonb` : value;
