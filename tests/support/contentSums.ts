import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readSequences, readTables, quoted } from '../../api/backup/tables.ts';
import { openConnection } from '../../api/database/connect.ts';

/** A checksum of all rows of each table, and the next id. */
export async function sumsOfRows(url: string): Promise<Record<string, unknown>> {
  const connection = await openConnection(url);
  try {
    await connection.query(`SET TimeZone = 'UTC'`);
    const sums: Record<string, unknown> = { sequences: await readSequences(connection) };
    // Without the columns that the database generates.
    for (const { name, columns } of await readTables(connection)) {
      const { rows } = await connection.query<{ count: string; sum: string }>(
        `SELECT count(*), md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS sum
         FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}) AS t`,
      );
      sums[name] = rows[0];
    }
    return sums;
  } finally {
    await connection.end();
  }
}

/** The checksum of each file of a disk store, by its key. */
export function sumsOfFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const keyOf = (file: string) => relative(folder, file).split(sep).join('/');
  return Object.fromEntries(
    files
      .filter((file) => !keyOf(file).startsWith('.'))
      .sort()
      .map((file) => [keyOf(file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
