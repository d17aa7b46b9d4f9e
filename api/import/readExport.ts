import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { messageOf, StartupError } from '../startupError.ts';

export interface ExportedRow {
  /** Its position for people: file and line, or file and index. */
  place: string;
  cells: Record<string, unknown>;
}

/** A problem of an export, in one line. */
export type Problem = string;

/**
 * Reads the rows of a table from `{table}.csv` or `{table}.json` in a folder.
 * @returns no rows if there is no such file
 */
export function readTable(folder: string, table: string, problems: Problem[]): ExportedRow[] {
  const [csv, json] = [`${table}.csv`, `${table}.json`];
  const [hasCsv, hasJson] = [existsSync(join(folder, csv)), existsSync(join(folder, json))];
  if (hasCsv && hasJson) problems.push(`There are both ${csv} and ${json}; remove one.`);
  if (hasCsv) return readCsv(folder, csv, problems);
  return hasJson ? readJson(folder, json, problems) : [];
}

/** @throws StartupError if a folder does not exist, or has rows that would not be imported */
export function refuseUnknownFiles(folder: string, tables: string[]): void {
  if (!existsSync(folder)) throw new StartupError(`There is no folder ${folder}.`);
  const known = new Set(tables.flatMap((table) => [`${table}.csv`, `${table}.json`]));
  const files = readdirSync(folder).filter((name) => /\.(csv|json)$/i.test(name));
  const strange = files.filter((name) => !known.has(name));
  if (strange.length > 0) {
    throw new StartupError(
      `Of no known table: ${strange.join(', ')}. Known are ${tables.join(', ')}. Nothing was imported.`,
    );
  }
  if (files.length === 0) {
    throw new StartupError(`No file in ${folder} is named after a table: ${tables.join(', ')}.`);
  }
}

function readCsv(folder: string, file: string, problems: Problem[]): ExportedRow[] {
  try {
    // Typed here, because the types of the package ignore the option `info`.
    const records = parse(readFileSync(join(folder, file)), {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
    let line = 2;
    return records.map(({ info, record }) => {
      const place = `${file} line ${String(line)}`;
      // A cell with several lines makes its row span several lines.
      line = info.lines + 1;
      return { place, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push(`${file}: ${error.message}`);
    return [];
  }
}

function readJson(folder: string, file: string, problems: Problem[]): ExportedRow[] {
  try {
    const rows: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (Array.isArray(rows) && rows.every(isRecord)) {
      return rows.map((cells, index) => ({ place: `${file} row ${String(index + 1)}`, cells }));
    }
    problems.push(`${file}: a list of rows is expected`);
  } catch (error) {
    problems.push(`${file}: ${messageOf(error)}`);
  }
  return [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
