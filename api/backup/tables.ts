import pg from 'pg';
import type { Manifest } from './manifest.ts';

export interface Table {
  name: string;
  columns: string[];
}

/** A pair of columns with the key and the address of a file. */
export interface FileColumns {
  table: string;
  path: string;
  url: string;
}

export const quoted = (name: string) => pg.escapeIdentifier(name);

/**
 * Tables about one installation only: its migrations (see `migrationHistory.ts`), the results of
 * its backups, and its clock.
 */
const ownTables = ['_prisma_migrations', 'backup-record', 'clock-check'];

/** Tables that triggers fill from the other tables. */
const derivedTables = ['search-entry', 'search-word'];

/**
 * All data tables and their columns, from PostgreSQL's catalogue, so that a new kind of content
 * needs no further code. Rows reference only earlier tables.
 */
export async function readTables(connection: pg.ClientBase): Promise<Table[]> {
  const tables = await connection.query<Table & { references: string[] }>(
    `SELECT c.relname AS name,
       ARRAY(SELECT a.attname::text FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
               AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
       ARRAY(SELECT r.relname::text FROM pg_constraint k JOIN pg_class r ON r.oid = k.confrelid
             WHERE k.conrelid = c.oid AND k.contype = 'f' AND r.oid <> c.oid) AS references
     FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND c.relname <> ALL ($1::text[])
       AND NOT EXISTS (SELECT FROM pg_depend d
                       WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname`,
    [[...ownTables, ...derivedTables]],
  );
  const ordered: Table[] = [];
  const placed = new Set<string>();
  let waiting = tables.rows;
  while (waiting.length > 0) {
    const next = waiting.filter(({ references }) => references.every((name) => placed.has(name)));
    if (next.length === 0) {
      throw new Error(`These tables refer to each other: ${waiting.map((t) => t.name).join(', ')}`);
    }
    for (const { name, columns } of next) {
      ordered.push({ name, columns });
      placed.add(name);
    }
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

/** The sequences of the ids. */
export async function readSequences(connection: pg.ClientBase): Promise<Manifest['sequences']> {
  const names = await connection.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names.rows) {
    const state = await connection.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(name)}`,
    );
    sequences.push(...state.rows.map(({ value, called }) => ({ name, value, called })));
  }
  return sequences;
}

/** Columns named `xPath` beside `xUrl` hold the key and the address of a file. */
export function fileColumns(tables: Table[]): FileColumns[] {
  return tables.flatMap(({ name: table, columns }) =>
    columns.flatMap((path) => {
      const url = path.replace(/Path$/, 'Url');
      return url !== path && columns.includes(url) ? [{ table, path, url }] : [];
    }),
  );
}

/** The keys of all files that rows reference. */
export async function referredPaths(connection: pg.ClientBase, tables: Table[]): Promise<string[]> {
  const ofColumns = fileColumns(tables).map(
    ({ table, path }) => `SELECT ${quoted(path)} AS path FROM ${quoted(table)}`,
  );
  const ofAlbums = tables
    .filter(({ columns }) => columns.includes('album'))
    .map(
      ({ name }) =>
        `SELECT picture->>'path' FROM ${quoted(name)}, jsonb_array_elements(album) AS picture`,
    );
  const ofRows = [...ofColumns, ...ofAlbums];
  // An empty database has no tables.
  if (ofRows.length === 0) return [];
  const { rows } = await connection.query<{ path: string }>(
    `SELECT DISTINCT path FROM (${ofRows.join(' UNION ALL ')}) AS file
     WHERE path <> '' ORDER BY 1`,
  );
  return rows.map(({ path }) => path);
}

/**
 * The keys of the files that no row references.
 * @param after only files that are removed after this time
 */
export async function unusedPaths(connection: pg.ClientBase, after?: Date): Promise<string[]> {
  const rows = await connection.query<{ path: string }>(
    `SELECT path FROM "unused-file"
     WHERE $1::timestamp IS NULL OR ("removeAfter" > $1 AND failures = 0) ORDER BY path`,
    [after?.toISOString() ?? null],
  );
  return rows.rows.map(({ path }) => path);
}

/** Sets a fixed text format for rows, independent of the settings of the server or the operator. */
export async function useFixedNotation(connection: pg.ClientBase): Promise<void> {
  await connection.query(
    `SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
     SET TimeZone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex'`,
  );
}

/** The `COPY` statement for the rows of a table. */
export function copyStatement({ name, columns }: Table, direction: 'TO STDOUT' | 'FROM STDIN') {
  return `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`;
}
