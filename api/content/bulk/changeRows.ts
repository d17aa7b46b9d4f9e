import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { transactionAs } from '../../database/transaction.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Publication } from '../publication/publication.ts';
import type { Transaction } from '../save/recordModel.ts';
import { invalidArgument } from '../../errors.ts';
import { rowId } from '../lists/id.ts';

/** A record that was selected in a list, with the version that the list showed. */
export interface VersionedRow {
  id: number;
  version: number;
}

/** A locked row of content, whose version is the one that the list showed. */
export interface LockedRow extends VersionedRow, Publication {}

/** The source of the selected rows. */
interface RowSource {
  table: Prisma.Sql;
  /** The columns to read, besides id and version. */
  columns: Prisma.Sql;
}

/** The result of a bulk operation. */
export interface BulkResult {
  /** The changed records with their new versions. */
  done: VersionedRow[];
  /** The ids of records that somebody has changed since. */
  changed: number[];
  /** The ids of records that do not exist any more. */
  missing: number[];
}

export interface Change<Row> {
  /** Which records are changed if somebody has changed some of them since. */
  whereSomeChanged: 'nothing' | 'the others';
  /**
   * @param rows are locked until the transaction ends
   * @returns the changed records
   */
  write: (tx: Transaction, rows: Row[]) => Promise<VersionedRow[]>;
}

/**
 * Changes rows of a table in one transaction. Rows that do not exist any more do not prevent the
 * change of the others.
 * @param context of a viewer
 * @throws the errors of `write`; nothing is changed then
 */
export async function changeRows<Row extends VersionedRow>(
  context: Context,
  { table, columns }: RowSource,
  selected: VersionedRow[],
  { whereSomeChanged, write }: Change<Row>,
): Promise<BulkResult> {
  const seen = new Map(selected.map(({ id, version }) => [id, version]));
  return transactionAs(context.prisma, requireViewer(context).id, async (tx) => {
    // In the same order in every transaction, to avoid deadlocks.
    const rows = await tx.$queryRaw<Row[]>`
      SELECT id, version, ${columns} FROM ${table} AS row
      WHERE id = ANY(${[...seen.keys()]}::int[]) ORDER BY id FOR UPDATE`;
    const present = new Set(rows.map(({ id }) => id));
    const unchanged = rows.filter(({ id, version }) => seen.get(id) === version);
    const mayWrite = unchanged.length === rows.length || whereSomeChanged === 'the others';
    return {
      done: mayWrite && unchanged.length > 0 ? await write(tx, unchanged) : [],
      changed: rows.filter((row) => !unchanged.includes(row)).map(({ id }) => id),
      missing: [...seen.keys()].filter((id) => !present.has(id)),
    };
  });
}

/** The maximum number of records in one call. They are locked until all are written. */
export const maxBulk = 500;

/** A result as it is returned: it names missing records by the ids that were sent. */
export type Reported<Outcome> = Omit<Outcome, 'missing'> & { missing: string[] };

/**
 * Changes the selected rows. Ids that no row can have count as missing.
 * @param argument the name of the argument with the rows
 * @throws BAD_USER_INPUT for none, too many, or duplicates; and the errors of `change`
 */
export async function changeSent<
  Sent extends { id: string },
  Outcome extends { missing: number[] },
>(
  sent: Sent[],
  argument: string,
  change: (selected: (Omit<Sent, 'id'> & { id: number })[]) => Promise<Outcome>,
): Promise<Reported<Outcome>> {
  if (sent.length === 0 || sent.length > maxBulk) {
    throw invalidArgument(`${argument} must name 1 to ${String(maxBulk)} records`);
  }
  const ids = sent.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    throw invalidArgument(`${argument} must name each record once`);
  }
  const selected = sent.flatMap((each) => {
    const id = rowId(each.id);
    return id === null ? [] : [{ ...each, id }];
  });
  const outcome = await change(selected);
  const present = new Set(selected.map(({ id }) => String(id)));
  for (const id of outcome.missing) present.delete(String(id));
  return { ...outcome, missing: ids.filter((id) => !present.has(id)) };
}

/** Does the same with rows that are given by their ids only. */
export const changeSentIds = <Outcome extends { missing: number[] }>(
  ids: string[],
  change: (ids: number[]) => Promise<Outcome>,
): Promise<Reported<Outcome>> =>
  changeSent(
    ids.map((id) => ({ id })),
    'ids',
    (selected) => change(selected.map(({ id }) => id)),
  );
