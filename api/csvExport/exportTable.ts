import { requireViewer } from '../access.ts';
import { rowId } from '../content/lists/id.ts';
import { listRows, type Source } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import type { Cell } from '../csv/csv.ts';
import { maxExportedBytes, maxExportedRows } from '../shared/csv/csvLimits.rules.ts';
import { noteExport } from '../database/noteExport.ts';
import { invalidArgument } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { shownInAuckland } from '../shared/dates/aucklandInstant.ts';
import type { Language } from '../shared/messages/languages.ts';
import type { CsvExport } from './csvExport.types.ts';

/** A list to export. */
export interface ExportedTable<Entry, Row> {
  /** Its name in the activity log. */
  what: string;
  /** In order; one more than a file may have, or the ids of rows that are read later. */
  entries: Entry[];
  /** The maximum number of rows, if it differs from the usual one. */
  max?: number;
  /** Reads the rows of some entries. Entries that were deleted by now have none. */
  rowsOf: (entries: Entry[]) => Promise<Row[]> | Row[];
  columns: (readonly [heading: string, cellOf: (row: Row) => Cell])[];
}

/** The number of entries to read: one more than allowed, to detect further ones. */
export const exportTake = maxExportedRows + 1;

/** The number of entries that one query reads, so that other requests are handled in between. */
const entriesAtOnce = 250;

/**
 * Exports a list and records the export. It changes nothing else. The export is a mutation, not a
 * download link, so that it has the access check of every operation and is never cached.
 */
export async function exportTable<Entry, Row>(
  context: Context,
  { what, entries, max = maxExportedRows, rowsOf, columns }: ExportedTable<Entry, Row>,
): Promise<CsvExport> {
  const { csvLines, csvOf } = await import('../csv/csv.ts');
  const wanted = entries.slice(0, max);
  const headings = columns.map(([heading]) => heading);
  const lines = [csvOf(headings, [])];
  let left = maxExportedBytes;
  for (let done = 0; done < wanted.length && left >= 0; done += entriesAtOnce) {
    for (const row of await rowsOf(wanted.slice(done, done + entriesAtOnce))) {
      const line = csvLines([columns.map(([, cellOf]) => cellOf(row))]);
      left -= Buffer.byteLength(line);
      if (left < 0) break;
      lines.push(line);
    }
  }
  const rows = lines.length - 1;
  await noteExport(context, requireViewer(context).id, { what, rows });
  return { csv: lines.join(''), rows, isCut: left < 0 || wanted.length < entries.length };
}

/** Columns whose cells are computed together. */
export const columnsOf = (headings: string[]) =>
  headings.map((heading, at) => [heading, (cells: Cell[]) => cells[at] ?? ''] as const);

/** The first rows of a list. */
export const firstRows = <Row>(
  context: Context,
  { source, where, order }: { source: Source; where: Prisma.Sql[]; order: { sql: Prisma.Sql } },
) => listRows<Row>(context, source, { where, order: order.sql, take: exportTake });

/**
 * The numeric ids of the selected rows; null for all rows.
 * @throws BAD_USER_INPUT for too many
 */
export function selectedIds(ids: string[] | null | undefined): number[] | null {
  if (!ids) return null;
  if (ids.length > maxExportedRows) {
    throw invalidArgument(`ids must be at most ${String(maxExportedRows)}`);
  }
  return ids.flatMap((id) => rowId(id) ?? []);
}

/** The words of tables in a language. They load with the first export, because few requests need them. */
export const wordsIn = async (language: Language) =>
  (await import('./exportWords.ts')).exportWords[language];

/** A time as day and time in Auckland, such as `2026-11-24 09:30`; empty for none. */
export function instantCell(at: Date | null): string {
  if (!at) return '';
  const { day, time } = shownInAuckland(at);
  return `${day} ${time}`;
}
