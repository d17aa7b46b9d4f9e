import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import type { ImportTarget } from './importTargets.ts';

/** A row with its key. */
interface KeyedRow {
  line: number;
  key: Record<string, unknown>;
}

interface ComparedRow {
  line: number;
  /** Rows with the same values have the same key. */
  key: string;
  /** The records with this key, the oldest first. */
  ids: number[];
}

/** Compares rows with the records in the database and with each other, by their folded keys. */
export async function compareRows(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  { table, csv, foldedColumn }: ImportTarget,
  rows: KeyedRow[],
): Promise<Map<number, ComparedRow>> {
  const name = Prisma.raw(`"${table}"`);
  const keys = JSON.stringify(rows.map(({ line, key }) => ({ ...key, id: line })));
  const columns = csv.key.map((column) => foldedColumn(Prisma.raw(`"${column}"::text`)));
  const folded = Prisma.sql`ARRAY[${Prisma.join(columns)}]`;
  const found = await prisma.$queryRaw<ComparedRow[]>`
    SELECT line, key::text, coalesce(old.ids, '{}') AS ids
    FROM (
      SELECT id AS line, ${folded} AS key
      FROM jsonb_populate_recordset(NULL::${name}, ${keys}::jsonb)
    ) AS new
    LEFT JOIN (
      SELECT ${folded} AS key, array_agg(id ORDER BY id) AS ids FROM ${name} GROUP BY 1
    ) AS old USING (key)`;
  return new Map(found.map((row) => [row.line, row]));
}
