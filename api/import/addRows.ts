import type pg from 'pg';
import { quoted } from '../backup/tables.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import type { CheckedFile, CheckedRow, CheckedTable } from './checkExport.ts';
import type { Problem } from './readExport.ts';
import type { ImportedTable } from './tables.ts';

/** The numbers of rows that were added or existed in a table. */
export interface ImportCount {
  table: string;
  added: number;
  /** Rows that existed before: see the keys of the tables. */
  present: number;
}

/** The current id of a category, by its table and its id in the export. */
export type CategoryIds = Map<string, number>;

interface Surroundings {
  media: MediaStore;
  /** Collects the files that the rows need. */
  files: CheckedFile[];
  /** Collects the problems, one line each. */
  problems: Problem[];
}

/**
 * Adds the checked rows of a table, except existing ones. A row keeps its id if the id is free.
 * @param categoryIds the ids of the categories so far; those of this table are added
 */
export async function addRows(
  connection: pg.Client,
  { table, rows }: CheckedTable,
  categoryIds: CategoryIds,
  { media, files, problems }: Surroundings,
): Promise<ImportCount> {
  const count: ImportCount = { table: table.name, added: 0, present: 0 };
  const isTaken = await presentIds(connection, table, rows);
  // Rows that keep their ids first, so that new ids are higher than all of them.
  const ordered = [...rows].sort((a, b) => Number(isTaken.has(a.id)) - Number(isTaken.has(b.id)));
  let continues = false;
  for (const { place, id, columns, file } of ordered) {
    if (table.category && columns['categoryId'] !== null) {
      const exported = Number(columns['categoryId']);
      const known = categoryIds.get(`${table.category} ${String(exported)}`);
      columns['categoryId'] = known ?? (await builtIn(connection, table.category, exported));
      if (columns['categoryId'] === null) {
        problems.push(
          `${place}, column categoryId: there is no ${table.category} ${String(exported)}`,
        );
        continue;
      }
    }
    if (file) Object.assign(columns, fileColumns(media, table, file));
    const same = await findSame(connection, table, columns);
    categoryIds.set(`${table.name} ${String(id)}`, same ?? id);
    if (same !== null) {
      count.present += 1;
      continue;
    }
    if (isTaken.has(id)) {
      if (!continues) await continueIds(connection, table);
      continues = true;
      categoryIds.set(`${table.name} ${String(id)}`, await insert(connection, table, columns));
    } else await insert(connection, table, { id, ...columns });
    if (file) files.push(file);
    count.added += 1;
  }
  if (count.added > 0) await continueIds(connection, table);
  return count;
}

async function presentIds(connection: pg.Client, { name }: ImportedTable, rows: CheckedRow[]) {
  const ids = rows.map(({ id }) => id);
  const present = await connection.query<{ id: number }>(
    `SELECT id FROM ${quoted(name)} WHERE id = ANY($1)`,
    [ids],
  );
  return new Set(present.rows.map(({ id }) => id));
}

/** The export lacks the built-in categories, so a category that it lacks must be one of them. */
async function builtIn(connection: pg.Client, table: string, id: number): Promise<number | null> {
  const found = await connection.query(`SELECT FROM ${quoted(table)} WHERE id = $1`, [id]);
  return found.rowCount === 1 ? id : null;
}

async function findSame(
  connection: pg.Client,
  { name, key }: ImportedTable,
  columns: Record<string, unknown>,
): Promise<number | null> {
  const conditions = key.map(
    (column, i) => `${quoted(column)} IS NOT DISTINCT FROM $${String(i + 1)}`,
  );
  const found = await connection.query<{ id: number }>(
    `SELECT id FROM ${quoted(name)} WHERE ${conditions.join(' AND ')} LIMIT 1`,
    key.map((column) => columns[column]),
  );
  return found.rows[0]?.id ?? null;
}

/** @returns the id of the new row */
async function insert(
  connection: pg.Client,
  { name }: ImportedTable,
  columns: Record<string, unknown>,
): Promise<number> {
  const names = Object.keys(columns);
  const places = names.map((_, i) => `$${String(i + 1)}`);
  const added = await connection.query<{ id: number }>(
    `INSERT INTO ${quoted(name)} (${names.map(quoted).join(', ')}) VALUES (${places.join(', ')}) RETURNING id`,
    Object.values(columns),
  );
  const [row] = added.rows;
  if (!row) throw new Error(`PostgreSQL added no row to ${name}.`);
  return row.id;
}

/** Explicit ids do not advance the sequence of new ids. */
async function continueIds(connection: pg.Client, { name }: ImportedTable): Promise<void> {
  await connection.query(
    `SELECT setval(sequence, greatest(coalesce(pg_sequence_last_value(sequence), 1),
       (SELECT max(id) FROM ${quoted(name)})))
     FROM CAST(pg_get_serial_sequence($1, 'id') AS regclass) AS sequence`,
    [quoted(name)],
  );
}

function fileColumns(media: MediaStore, { file: kind }: ImportedTable, file: CheckedFile) {
  const { width, height, isVideo } = file;
  const column = kind?.column ?? 'image';
  return {
    [`${column}Path`]: file.path,
    [`${column}Url`]: media.urlOf(file.path),
    [`${column}Width`]: width,
    [`${column}Height`]: height,
    ...(column === 'media' && { isVideoSrc: isVideo }),
  };
}
