import { requireViewer } from '../access.ts';
import { rowId } from '../content/id.ts';
import type { Context } from '../context.ts';
import { type Cell, csvLines, csvOf } from '../csv/csv.ts';
import { maxExportedBytes, maxExportedRows } from '../csv/csvLimits.rules.ts';
import { noteExport } from '../database/noteExport.ts';
import { invalidArgument } from '../errors.ts';
import type { CsvExport } from './csvExport.types.ts';

/** A list that becomes a file. */
export interface ExportedTable<Entry> {
  /** What activity calls it. */
  what: string;
  header: string[];
  /** In their order; one more than a file may hold, or the ids of what is read later. */
  entries: Entry[];
  /** How many rows the file may hold, where that is not as many as any. */
  max?: number;
  /** Reads the rows of some entries. What was deleted meanwhile has none. */
  rowsOf: (entries: Entry[]) => Promise<Cell[][]> | Cell[][];
}

/** How many entries to look for, so that it is known whether there are too many. */
export const exportTake = maxExportedRows + 1;

/** Entries that are read at once, so that other requests have their turn. */
const entriesAtOnce = 250;

// A mutation and not a download by a link: it has the session, the roles and the access test of every
// operation, and no cache stores its response.
/** Makes a file of a list, and notes that somebody did; changes nothing. */
export async function exportTable<Entry>(
  context: Context,
  { what, header, entries, max = maxExportedRows, rowsOf }: ExportedTable<Entry>,
): Promise<CsvExport> {
  const wanted = entries.slice(0, max);
  const lines = [csvOf(header, [])];
  let left = maxExportedBytes;
  for (let done = 0; done < wanted.length && left >= 0; done += entriesAtOnce) {
    for (const row of await rowsOf(wanted.slice(done, done + entriesAtOnce))) {
      const line = csvLines([row]);
      left -= Buffer.byteLength(line);
      if (left < 0) break;
      lines.push(line);
    }
  }
  const rows = lines.length - 1;
  await noteExport(context, requireViewer(context).id, { what, rows });
  return { csv: lines.join(''), rows, isCut: left < 0 || wanted.length < entries.length };
}

/**
 * The numbers of the rows that were chosen; null where all are wanted.
 * @throws BAD_USER_INPUT for too many
 */
export function chosenIds(ids: string[] | null | undefined): number[] | null {
  if (!ids) return null;
  if (ids.length > maxExportedRows) {
    throw invalidArgument(`ids must be at most ${String(maxExportedRows)}`);
  }
  return ids.flatMap((id) => rowId(id) ?? []);
}
