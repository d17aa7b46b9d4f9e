import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { setActingAccount } from '../../database/setActingAccount.ts';
import { transaction } from '../../database/transaction.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ContentKind } from '../content.ts';
import type { Publication } from '../publication.ts';
import type { Transaction } from '../records.ts';

/** A record that was chosen from a list, and its version as it was seen there. */
export interface ChosenRecord {
  id: number;
  version: number;
}

/** A row of content whose version is the one that was seen. */
export interface LockedRow extends ChosenRecord, Publication {}

/** Where rows are that were chosen. */
interface ChosenSource {
  table: Prisma.Sql;
  /** What is read of each, beside its id and version. */
  columns: Prisma.Sql;
}

/** What became of the records that were chosen. */
export interface ChosenOutcome {
  /** Those that are different now, with their new versions. */
  done: ChosenRecord[];
  /** The ids of those that somebody has changed since they were seen. */
  changed: number[];
  /** The ids of those that are gone. */
  missing: number[];
}

interface Change<Row> {
  /** What is done with the others where somebody has changed some of the records. */
  whereSomeChanged: 'nothing' | 'the others';
  /**
   * @param rows nobody else changes them before the transaction ends
   * @returns those that are different now
   */
  write: (tx: Transaction, rows: Row[]) => Promise<ChosenRecord[]>;
}

/**
 * Does one thing with rows of a table in one transaction. What is gone does not hold up the others.
 * @param context of a viewer
 * @param chosen without a version those that are meant whatever they say by now
 * @throws what `write` throws; nothing is done then
 */
export async function changeRows<Row extends ChosenRecord>(
  context: Context,
  { table, columns }: ChosenSource,
  chosen: (Pick<ChosenRecord, 'id'> & { version: number | null })[],
  { whereSomeChanged, write }: Change<Row>,
): Promise<ChosenOutcome> {
  const seen = new Map(chosen.map(({ id, version }) => [id, version]));
  return transaction(context.prisma, async (tx) => {
    await setActingAccount(tx, requireViewer(context).id);
    // In the same order in every transaction, so that two of them do not wait for each other.
    const rows = await tx.$queryRaw<Row[]>`
      SELECT id, version, ${columns} FROM ${table} AS row
      WHERE id = ANY(${[...seen.keys()]}::int[]) ORDER BY id FOR UPDATE`;
    const present = new Set(rows.map(({ id }) => id));
    const unchanged = rows.filter(({ id, version }) => (seen.get(id) ?? version) === version);
    const mayWrite = unchanged.length === rows.length || whereSomeChanged === 'the others';
    return {
      done: mayWrite && unchanged.length > 0 ? await write(tx, unchanged) : [],
      changed: rows.filter((row) => !unchanged.includes(row)).map(({ id }) => id),
      missing: [...seen.keys()].filter((id) => !present.has(id)),
    };
  });
}

/** Does the same with records of a kind of content. */
export async function changeChosen(
  context: Context,
  { name, source }: ContentKind,
  chosen: ChosenRecord[],
  change: Change<LockedRow>,
): Promise<ChosenOutcome> {
  const columns = Prisma.sql`"publishedAt", "unpublishAt"`;
  try {
    return await changeRows(context, { table: source.table, columns }, chosen, change);
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    context.cache.invalidate(name);
  }
}
