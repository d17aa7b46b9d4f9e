import { z } from 'zod';
import type { MediaLimits } from '../media/mediaSettings.ts';
import { fieldText } from '../errors.ts';
import { fieldErrorOf } from '../shared/fieldErrors.rules.ts';
import * as cells from './cells.ts';
import { findExported, keyOf, readExported, type ReadFile } from './exportedFile.ts';
import { type ExportedRow, type Problem, readTable } from './readExport.ts';
import { type FileOfTable, type ImportedTable, importedTables } from './tables.ts';
import { messageOf } from '../startupError.ts';

/** A valid row. */
export interface CheckedRow {
  place: string;
  id: number;
  columns: Record<string, unknown>;
  file: CheckedFile | null;
}

export interface CheckedFile {
  /** The key in the store. */
  path: string;
  /** In pixels; null if it is not known. */
  width: number | null;
  height: number | null;
  isVideo: boolean;
  /** Reads the file again, because not all files fit into memory at once. */
  read: () => Promise<ReadFile>;
}

export interface CheckedTable {
  table: ImportedTable;
  rows: CheckedRow[];
}

/** The file columns of a table. */
const fileCells = {
  image: { imageUrl: cells.text, imagePath: cells.text },
  media: { mediaUrl: cells.text, mediaPath: cells.text, isVideoSrc: z.unknown() },
};

/**
 * Checks every row and every file of an export.
 * @param problems collects the problems, one line each
 */
export async function checkExport(
  folder: string,
  mediaLimits: MediaLimits,
  problems: Problem[],
): Promise<CheckedTable[]> {
  const checked: CheckedTable[] = [];
  for (const table of importedTables) {
    const rows: CheckedRow[] = [];
    const ids = new Map<number, string>();
    for (const row of readTable(folder, table.name, problems)) {
      const result = await checkRow(folder, mediaLimits, table, row, problems);
      if (!result) continue;
      const other = ids.get(result.id);
      if (other) problems.push(`${row.place}, column id: ${other} has the same`);
      ids.set(result.id, row.place);
      rows.push(result);
    }
    checked.push({ table, rows });
  }
  return checked;
}

async function checkRow(
  folder: string,
  mediaLimits: MediaLimits,
  table: ImportedTable,
  { place, cells: all }: ExportedRow,
  problems: Problem[],
): Promise<CheckedRow | null> {
  const common = z
    .object({
      id: cells.id,
      createdBy: cells.text,
      created_at: cells.instant,
      createdAt: cells.instant,
      ...(table.file && fileCells[table.file.column]),
    })
    .loose();
  const own = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in common.shape)));
  const columns = table.columns.safeParse(own);
  const shared = common.safeParse(all);
  for (const issue of [...(columns.error?.issues ?? []), ...(shared.error?.issues ?? [])]) {
    const column = String(issue.path[0]);
    problems.push(
      issue.code === 'unrecognized_keys'
        ? `${place}, column ${issue.keys.join(', ')}: there is no such column`
        : `${place}, column ${column}: ${fieldText(fieldErrorOf(issue), table.messages[column])}`,
    );
  }
  if (!columns.success || !shared.success) return null;
  const { id, createdBy, created_at: created, createdAt, ...rest } = shared.data;
  const instant = createdAt ?? created;
  const isCategory = table.key.includes('categoryName');
  const values = {
    ...columns.data,
    createdBy,
    ...(instant && !isCategory && { createdAt: instant }),
  };
  if (!table.file) return { place, id, columns: values, file: null };
  const names = z.record(z.string(), z.unknown()).parse(rest);
  const file = await checkFile(folder, mediaLimits, table, table.file, names, id);
  if (typeof file === 'string') {
    problems.push(`${place}, column ${table.file.column}Path: ${file}`);
    return null;
  }
  return { place, id, columns: values, file };
}

/** @returns null if the row has no file and needs none, a text if there is a problem */
async function checkFile(
  folder: string,
  mediaLimits: MediaLimits,
  { name: tableName, messages }: ImportedTable,
  kind: FileOfTable,
  names: Record<string, unknown>,
  id: number,
): Promise<CheckedFile | null | string> {
  const [path, url] = [String(names[`${kind.column}Path`]), String(names[`${kind.column}Url`])];
  if (!path && !url) {
    const { name, required } = kind.field;
    return required ? fieldText({ code: 'required', values: {} }, messages[name]) : null;
  }
  const file = findExported(folder, kind.bucket, path, url);
  if (!file) return `there is no file ${path || url} in the folder ${kind.bucket}`;
  const read = () => readExported(mediaLimits, file, kind);
  try {
    const { filename, width, height, isVideo } = await read();
    return {
      path: await keyOf(file, filename, kind.bucket, `${tableName} ${String(id)}`),
      width,
      height,
      isVideo,
      read,
    };
  } catch (error) {
    return `${path || url}: ${messageOf(error)}`;
  }
}
