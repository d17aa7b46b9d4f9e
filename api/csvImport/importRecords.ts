import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { hasErrorCode } from '../database/errorSources.ts';
import { setActingAccount, transaction } from '../database/transaction.ts';
import { cleanText } from '../shared/content/common.rules.ts';
import type { Transaction } from '../content/save/recordModel.ts';
import { insert } from '../content/trash/restoreRecords.ts';
import { rowId } from '../content/lists/id.ts';
import { categoryNotFound, importFaults, orNotFound } from '../errors.ts';
import { requireActiveSession } from '../session/requireActiveSession.ts';
import type { NewRecord } from './checkRows.ts';
import { checkImport } from './checkImport.ts';
import type { ImportRecordsArgs, ImportResult, RecordUpdateInput } from './csvImport.types.ts';
import type { ImportTarget } from './importTargets.ts';
import { type ImportUnderWay, noteImport, setActingImport, startTimeBudget } from './noteImport.ts';
import type { MatchedRow } from './matchRow.ts';
import { ImportRowState } from './importRow.types.ts';
import { compareRows, type ImportRow } from './rowStates.ts';
import { updateRecordFrom } from './updateRecords.ts';

/** The session is checked again after this number of changed records. */
const updatesInTurn = 50;

/** The number of rows that one transaction adds, which takes at most a second. */
const rowsInTransaction = 250;

/** The maximum length of a stored file name, in characters. */
const maxFileName = 200;

interface NewRow {
  line: number;
  key: Record<string, unknown>;
  record: NewRecord;
}

/**
 * Changes the chosen records, one in each transaction, and adds new records, some hundred in each transaction.
 * If it is interrupted, the same request does the rest, and nothing twice. If two requests run at the same time,
 * one waits for each transaction of the other, and finds the records that it has added.
 * @param publish whether visitors see new records at once if the row has no state
 * @throws BAD_USER_INPUT if another line has a fault, or a category was deleted
 */
export async function importRecords(
  context: Context,
  target: ImportTarget,
  { leavingOut, skipping, updates, ...request }: ImportRecordsArgs,
  publish: boolean,
): Promise<ImportResult> {
  const isInTime = startTimeBudget(context);
  const underWay = await importUnderWay(context, target, request);
  const { rows } = await checkImport(context, target, request);
  const known = new Set(leavingOut);
  const inState = (state: ImportRowState) => rows.filter((row) => row.state === state);
  const faulty = inState(ImportRowState.FAULTY).filter(({ line }) => !known.has(line));
  if (faulty.length > 0) throw importFaults(faulty.map(({ line }) => line));
  const skipped = new Set([...skipping, ...updates.map(({ line }) => line)]);
  const fresh = inState(ImportRowState.NEW).flatMap(({ line, key, record }) =>
    key && record && !skipped.has(line) ? { line, key, record } : [],
  );
  const { matches, outdated } = seenRows(rows, updates);
  const updated: number[] = [];
  const added: number[] = [];
  let [applied, tried] = [0, 0];
  const hasTime = () => applied + tried === 0 || isInTime();
  for (const match of matches) {
    if (!hasTime()) break;
    if (applied % updatesInTurn === 0) await requireActiveSession(context);
    const isDone = await updateRecordFrom(context, target, underWay, match);
    if (isDone) updated.push(match.present.id);
    else outdated.push(match.line);
    applied += 1;
  }
  while (tried < fresh.length && hasTime()) {
    const batch = fresh.slice(tried, tried + rowsInTransaction);
    await requireActiveSession(context);
    added.push(...(await add(context, target, underWay, batch, publish)));
    tried += batch.length;
  }
  const there = inState(ImportRowState.EXISTING).length + inState(ImportRowState.REPEATED).length;
  return {
    import: underWay.id,
    added,
    updated,
    outdated,
    existing: there + tried - added.length,
    remaining: matches.length - applied + fresh.length - tried,
  };
}

/**
 * The rows whose records have not changed since the user saw them, and the lines of the other rows. A row whose
 * record already has its values is in neither list.
 */
function seenRows(rows: ImportRow[], updates: RecordUpdateInput[]) {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const matches: MatchedRow[] = [];
  const outdated: number[] = [];
  for (const { line, id, version } of updates) {
    const { match = null, state } = byLine.get(line) ?? {};
    const isSame = match?.present.id === rowId(id);
    if (isSame && state === ImportRowState.EXISTING) continue;
    if (match && isSame && match.present.version === version) matches.push(match);
    else outdated.push(line);
  }
  return { matches, outdated };
}

/** @throws NOT_FOUND if somebody else started the import, or if it was undone */
async function importUnderWay(
  context: Context,
  { name }: ImportTarget,
  { file, import: id = null }: Pick<ImportRecordsArgs, 'file' | 'import'>,
): Promise<ImportUnderWay> {
  const fileName = cleanText((await file)?.filename ?? '').slice(0, maxFileName);
  if (id === null) return { id, fileName };
  const createdBy = requireViewer(context).id;
  const where = { id: rowId(id) ?? 0, kind: name, createdBy, undoneAt: null };
  const found = orNotFound(await context.prisma.csvImport.findFirst({ where }), 'CsvImport');
  return { id: found.id, fileName };
}

/** @returns the ids of the records that were added */
async function add(
  context: Context,
  target: ImportTarget,
  underWay: ImportUnderWay,
  fresh: NewRow[],
  publish: boolean,
): Promise<number[]> {
  const work = async (tx: Transaction) => {
    await setActingImport(tx);
    const ids = await addMissing(context, tx, target, fresh, publish);
    if (ids.length === 0) return { ids, importId: underWay.id };
    const importId = await noteImport(context, tx, target, underWay, { added: ids.length });
    const records = ids.map((recordId) => ({ kind: target.name, recordId, importId }));
    await insert(tx, 'imported-record', records);
    return { ids, importId };
  };
  const { ids, importId } = await context.cache
    .changing(target.kind ? [target.kind.name] : [], () =>
      transaction(context.prisma, work).catch((error: unknown) => {
        // Somebody has just saved an equal record with its form. The second attempt finds it.
        if (hasErrorCode(error, '23505')) return transaction(context.prisma, work);
        throw error;
      }),
    )
    .catch((error: unknown) => {
      if (hasErrorCode(error, '23503')) throw categoryNotFound(target.messages);
      throw error;
    });
  underWay.id = importId;
  return ids;
}

async function addMissing(
  context: Context,
  tx: Transaction,
  target: ImportTarget,
  fresh: NewRow[],
  publish: boolean,
): Promise<number[]> {
  const { name, table } = target;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('import'), hashtext(${name}))::text`;
  const compared = await compareRows(tx, target, fresh);
  const records = fresh.flatMap(({ line, record }) =>
    compared.get(line)?.ids.length ? [] : [record],
  );
  const ids = await newIds(tx, table, records.length);
  const createdBy = requireViewer(context).id;
  await setActingAccount(tx, createdBy);
  const published = (isDraft: boolean) => ({ publishedAt: isDraft ? null : context.now() });
  const rows = records.map(({ columns, language, isDraft }, index) => ({
    id: ids[index],
    createdBy,
    ...columns,
    ...target.csv.fileColumns,
    ...(target.kind && { language, ...published(isDraft ?? !publish) }),
  }));
  await insert(tx, table, rows);
  await addTranslations(tx, target, records, ids, createdBy);
  return ids;
}

async function newIds(tx: Transaction, table: string, count: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${`"${table}"`}, 'id'))::int AS id
    FROM generate_series(1, ${count}::int)`;
  return rows.map(({ id }) => id);
}

async function addTranslations(
  tx: Transaction,
  { table, texts }: ImportTarget,
  records: NewRecord[],
  ids: number[],
  createdBy: string,
): Promise<void> {
  const rows = records.flatMap(({ columns, translation }, index) => {
    if (!translation) return [];
    const original = Object.fromEntries(
      Object.keys(texts).map((column) => [column, columns[column]]),
    );
    return { kind: table, recordId: ids[index], ...translation, original, createdBy };
  });
  await insert(tx, 'translation', rows);
}
