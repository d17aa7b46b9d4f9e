import { isDeepStrictEqual } from 'node:util';
import { foldedName, foldedTitle } from '../content/lists/foldedText.ts';
import type { Context } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { type CheckedRow, eachRow, type NewRecord, type RowChecker } from './checkRows.ts';
import { fieldInLanguage, idField } from './columns.ts';
import { ImportRowState } from './importRow.types.ts';
import type { ImportTarget } from './importTargets.ts';
import { type MatchedRow, matchRow } from './matchRow.ts';
import type { FieldError } from '../shared/fieldErrors.rules.ts';
import { memberTexts, type PresentRecord, recordTexts } from './recordTexts.ts';

export interface ImportRow extends CheckedRow {
  state: ImportRowState;
  /** The line of an earlier row with the same values; null if there is none. */
  sameAs: number | null;
  /** The row compared with its record; null if there is no record. */
  match: MatchedRow | null;
  /** Its ID, if no record has this ID. */
  unknownId: string | null;
}

/** The number of records that one query reads. */
const readAtOnce = 250;

/**
 * Finds the state of each row: compares it with its record and with the other rows. The ID of the row names its
 * record; without an ID its key finds the record.
 */
export async function findRowStates(
  context: Context,
  target: ImportTarget,
  checker: RowChecker,
  rows: CheckedRow[],
): Promise<ImportRow[]> {
  const keyed = rows.flatMap(({ line, key }) => (key ? { line, key } : []));
  const compared = await compareRows(context.prisma, target, keyed);
  const ids = rows.flatMap(({ line, cells }) => [
    ...(compared.get(line)?.ids ?? []),
    idOf(cells[idField] ?? '') ?? [],
  ]);
  const records = await readRecords(context, target, [...new Set(ids.flat())]);
  const matches = await eachRow(rows, (row) => {
    const named = records.get(idOf(row.cells[idField] ?? '') ?? 0);
    if (named) return matchRow(target, checker, row, named, false);
    const found = (compared.get(row.line)?.ids ?? []).flatMap((id) => records.get(id) ?? []);
    const [best = null] = found
      .map((record) => matchRow(target, checker, row, record, true))
      .sort((one, other) => one.changes.length - other.changes.length);
    return best;
  });
  const moved = await compareMoved(context, target, matches);
  const firstRows = new Map<string, CheckedRow>();
  const firstMatches = new Map<number, MatchedRow>();
  return rows.map((row, index) => {
    const id = (row.cells[idField] ?? '').trim();
    const none = { sameAs: null, match: null, unknownId: null };
    const faulty = { ...row, ...none, state: ImportRowState.FAULTY };
    const match = matches[index];
    if (match) {
      const { key = '', ids = [] } = moved.get(row.line) ?? {};
      const id = ids.find((known) => known !== match.present.id);
      const equal = { id, line: firstRows.get(key)?.line };
      const found = stateOfMatch(target, match, firstMatches, equal);
      if (key && found.state === ImportRowState.CHANGED) firstRows.set(key, row);
      return found;
    }
    const key = compared.get(row.line)?.key;
    if (key === undefined || !row.record) return faulty;
    const first = firstRows.get(key);
    if (first && saysTheSame(target, first.record, row.record))
      return { ...faulty, state: ImportRowState.REPEATED, sameAs: first.line };
    if (first) {
      // The difference would be lost.
      const differs: FieldError = { code: 'repeatedId', values: { line: first.line } };
      return { ...faulty, errors: { ...row.errors, [titleFieldOf(target, row)]: differs } };
    }
    firstRows.set(key, row);
    return { ...faulty, state: ImportRowState.NEW, unknownId: id === '' ? null : id };
  });
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
  { table, csv, kind }: ImportTarget,
  rows: { line: number; key: Record<string, unknown> }[],
): Promise<Map<number, ComparedRow>> {
  const name = Prisma.raw(`"${table}"`);
  const keys = JSON.stringify(rows.map(({ line, key }) => ({ ...key, id: line })));
  const fold = kind ? foldedTitle : foldedName;
  const columns = csv.key.map((column) => fold(Prisma.raw(`"${column}"::text`)));
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

/** Parses an ID, which a spreadsheet may have formatted. */
function idOf(cell: string): number | null {
  const digits = /^(\d+)(?:\.0+)?$/.exec(cell.trim().replace(/(?<=\d),(?=\d{3})/g, ''))?.[1];
  return digits !== undefined && digits.length < 10 ? Number(digits) : null;
}

async function readRecords(
  context: Context,
  { kind }: ImportTarget,
  ids: number[],
): Promise<Map<number, PresentRecord>> {
  const records = new Map<number, PresentRecord>();
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const wanted = ids.slice(from, from + readAtOnce);
    const some = await (kind
      ? recordTexts(context, kind, wanted, null)
      : memberTexts(context, wanted));
    for (const record of some) records.set(record.id, record);
  }
  return records;
}

/** The new keys of rows that change the key of their record, and the records with such keys, by line. */
function compareMoved({ prisma }: Context, target: ImportTarget, matches: (MatchedRow | null)[]) {
  const moved = matches.flatMap((match) =>
    match?.key && changedKey(target, match).length > 0 ? { line: match.line, key: match.key } : [],
  );
  return compareRows(prisma, target, moved);
}

/** The fields of the key that are changed. */
const changedKey = ({ csv }: ImportTarget, { changes, input }: MatchedRow) =>
  csv.key.filter((name) =>
    changes.some(({ field }) => [name, fieldInLanguage(name, input.language)].includes(field)),
  );

/** @param equal the record and the earlier row that the row would be equal to after its change */
function stateOfMatch(
  target: ImportTarget,
  match: MatchedRow,
  firstMatches: Map<number, MatchedRow>,
  equal: { id: number | undefined; line: number | undefined },
): ImportRow {
  const row = { ...match, match, sameAs: null, unknownId: null };
  if (match.changes.length === 0) return { ...row, state: ImportRowState.EXISTING };
  const first = firstMatches.get(match.present.id);
  if (first && JSON.stringify(first.changes) === JSON.stringify(match.changes)) {
    return { ...row, state: ImportRowState.REPEATED, sameAs: first.line };
  }
  firstMatches.set(match.present.id, first ?? match);
  const line = first?.line ?? equal.line;
  if (line !== undefined) row.errors[idField] = { code: 'repeatedId', values: { line } };
  else if (equal.id !== undefined)
    row.errors[idField] = { code: 'equalRecord', values: { id: equal.id } };
  else if (isOther(target, match)) {
    const name = match.present.texts[target.titleColumn] ?? '';
    row.errors[idField] = { code: 'otherRecord', values: { name } };
  }
  const isRight = match.update && Object.keys(row.errors).length === 0;
  return { ...row, state: isRight ? ImportRowState.CHANGED : ImportRowState.FAULTY };
}

/**
 * Whether a record has the same values as an earlier one with the same key. Their keys may have
 * different spellings.
 */
function saysTheSame({ csv }: ImportTarget, earlier: NewRecord | null, record: NewRecord) {
  const withoutKey = csv.key.map((name) => [name, null] as const);
  const [before, after] = [{ ...earlier }, { ...earlier, ...record }].map((each) => ({
    ...each,
    columns: { ...each.columns, ...Object.fromEntries(withoutKey) },
  }));
  // A missing value does not count as a difference.
  const { translation, isDraft } = record;
  return isDeepStrictEqual(before, {
    ...after,
    translation: translation ?? earlier?.translation,
    isDraft: isDraft ?? earlier?.isDraft,
  });
}

const titleFieldOf = ({ texts, titleColumn }: ImportTarget, { input }: CheckedRow) =>
  titleColumn in texts ? fieldInLanguage(titleColumn, input.language) : titleColumn;

/**
 * Whether a row is about another record than the one with its ID, because the file has IDs of
 * another table: all fields of the key differ, and the titles have no word in common.
 */
function isOther(target: ImportTarget, match: MatchedRow): boolean {
  if (changedKey(target, match).length < target.csv.key.length) return false;
  const title = titleFieldOf(target, match);
  const change = match.changes.find(({ field }) => field === title);
  const wordsOf = (text = '') => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const former = new Set(wordsOf(change?.before));
  return !wordsOf(change?.after).some((word) => former.has(word));
}
