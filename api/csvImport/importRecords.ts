import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { actAs } from '../database/actAs.ts';
import { codesOf, errorSources } from '../database/errorSources.ts';
import { transaction } from '../database/transaction.ts';
import { cleanText } from '../content/common.rules.ts';
import type { Transaction } from '../content/records.ts';
import { insert } from '../content/restoreRecords.ts';
import { rowId } from '../content/id.ts';
import { categoryNotFound, importFaults, notFound } from '../errors.ts';
import { requireActiveSession } from '../session/requireActiveSession.ts';
import type { NewRecord } from './checkRows.ts';
import { checkImport, type ImportRequest, ImportRowState } from './checkImport.ts';
import type { ImportTarget } from './importTargets.ts';
import { actAsImport, type ImportUnderWay, noteImport } from './noteImport.ts';
import { compareRows } from './present.ts';

/** What an import has done. */
export interface ImportResult {
  /** The id of the import; null where nothing was added. */
  import: number | null;
  /** The ids of the records that were added. */
  added: number[];
  /** How many rows were there already, or stood in the file before. */
  present: number;
  /** How many rows are still to be added, by the same request once more. */
  remaining: number;
}

/** Milliseconds after which no further transaction begins: half the time limit of an operation. */
const patience = 10_000;

/** Rows that one transaction adds, which takes a second at most. */
const rowsInTransaction = 250;

/** Characters of the name of a file that are kept. */
const maxFileName = 200;

/** A file, with what is to become of its rows. */
export interface AddRequest extends ImportRequest {
  /** The lines with faults that are knowingly left out. */
  leavingOut: number[];
  /** The id of the import that is to go on; null to begin one. */
  import?: string | null;
}

interface NewRow {
  line: number;
  key: Record<string, unknown>;
  record: NewRecord;
}

/**
 * Adds the records of a file that are not there, in transactions of some hundred rows. Whatever ends it,
 * the same request again adds the rest, and nothing twice. Of two that are at work at once, one waits
 * for the transactions of the other, and finds what they have added.
 * @param publish whether visitors see records at once of which the row says nothing else
 * @throws BAD_USER_INPUT where another line has a fault, or a category is gone
 */
export async function importRecords(
  context: Context,
  target: ImportTarget,
  { leavingOut, ...request }: AddRequest,
  publish: boolean,
): Promise<ImportResult> {
  const began = context.now().getTime();
  const underWay = await importUnderWay(context, target, request);
  const { rows } = await checkImport(context, target, request);
  const known = new Set(leavingOut);
  const faulty = rows.filter(
    ({ state, line }) => state === ImportRowState.FAULTY && !known.has(line),
  );
  if (faulty.length > 0) throw importFaults(faulty.map(({ line }) => line));
  const fresh = rows.flatMap(({ line, key, record, state }) =>
    state === ImportRowState.NEW && key && record ? { line, key, record } : [],
  );
  const added: number[] = [];
  let done = 0;
  while (done < fresh.length && (done === 0 || context.now().getTime() - began < patience)) {
    const batch = fresh.slice(done, done + rowsInTransaction);
    await requireActiveSession(context);
    const batchAdded = await add(context, target, underWay, batch, publish);
    underWay.id = batchAdded.import;
    added.push(...batchAdded.ids);
    done += batch.length;
  }
  const present = rows.filter(
    ({ state }) => state === ImportRowState.PRESENT || state === ImportRowState.REPEATED,
  );
  const met = done - added.length;
  return {
    ...{ import: underWay.id, added },
    ...{ present: present.length + met, remaining: fresh.length - done },
  };
}

/** @throws NOT_FOUND where an import is to go on that somebody else has begun, or that was undone */
async function importUnderWay(
  context: Context,
  { name }: ImportTarget,
  { file, import: id = null }: Pick<AddRequest, 'file' | 'import'>,
): Promise<ImportUnderWay> {
  const fileName = cleanText((await file)?.filename ?? '').slice(0, maxFileName);
  if (id === null) return { id, fileName };
  const createdBy = requireViewer(context).id;
  const where = { id: rowId(id) ?? 0, kind: name, createdBy, undoneAt: null };
  const found = await context.prisma.csvImport.findFirst({ where });
  if (!found) throw notFound('CsvImport');
  return { id: found.id, fileName };
}

/** What a batch has added, and the import that it belongs to. */
interface Added {
  ids: number[];
  import: number | null;
}

async function add(
  context: Context,
  target: ImportTarget,
  underWay: ImportUnderWay,
  fresh: NewRow[],
  publish: boolean,
): Promise<Added> {
  const work = async (tx: Transaction) => {
    await actAsImport(tx);
    const ids = await addMissing(context, tx, target, fresh, publish);
    if (ids.length === 0) return { ids, import: underWay.id };
    return { ids, import: await noteImport(context, tx, target, underWay, ids) };
  };
  try {
    return await transaction(context.prisma, work).catch((error: unknown) => {
      // Somebody saved an equal record meanwhile by its form: it is found now.
      if (codesIn(error).has('23505')) return transaction(context.prisma, work);
      throw error;
    });
  } catch (error) {
    if (codesIn(error).has('23503')) throw categoryNotFound(target.messages);
    throw error;
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    if (target.content) context.cache.invalidate(target.content);
  }
}

const codesIn = (error: unknown) => new Set(errorSources(error).flatMap(codesOf));

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
    compared.get(line)?.isPresent ? [] : [record],
  );
  const ids = await newIds(tx, table, records.length);
  const createdBy = requireViewer(context).id;
  await actAs(tx, createdBy);
  const published = (isDraft: boolean) => ({ publishedAt: isDraft ? null : context.now() });
  const rows = records.map(({ columns, language, isDraft }, index) => ({
    id: ids[index],
    createdBy,
    ...columns,
    ...(target.content && { language, ...published(isDraft ?? !publish) }),
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
