import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import type { ImportTarget } from './importTargets.ts';

/** A row with what tells whether its record is there. */
interface KeyedRow {
  line: number;
  key: Record<string, unknown>;
}

/**
 * Finds the rows whose records are there already, without regard to case.
 * @returns their lines
 */
export async function linesPresent(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  { table, csv }: ImportTarget,
  rows: KeyedRow[],
): Promise<Set<number>> {
  const name = Prisma.raw(`"${table}"`);
  const isSame = csv.key.map(
    (column) => Prisma.sql`lower(old.${quoted(column)}::text) = lower(new.${quoted(column)}::text)`,
  );
  const keys = JSON.stringify(rows.map(({ line, key }) => ({ ...key, id: line })));
  const found = await prisma.$queryRaw<{ line: number }[]>`
    SELECT new.id AS line FROM jsonb_populate_recordset(NULL::${name}, ${keys}::jsonb) AS new
    WHERE EXISTS (SELECT FROM ${name} AS old WHERE ${Prisma.join(isSame, ' AND ')})`;
  return new Set(found.map(({ line }) => line));
}

const quoted = (name: string) => Prisma.raw(`"${name}"`);

/** The same key in the same words, for rows of one file. */
export const keyText = (key: Record<string, unknown>) =>
  JSON.stringify(Object.values(key).map((value) => String(value).toLowerCase()));
