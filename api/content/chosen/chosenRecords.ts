import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { actAs } from '../../database/actAs.ts';
import { transaction } from '../../database/transaction.ts';
import type { ContentKind } from '../content.ts';
import type { Publication } from '../publication.ts';
import type { Transaction } from '../records.ts';

/** A record that was chosen from a list, and its version as it was seen there. */
export interface ChosenRecord {
  id: number;
  version: number;
}

/** A row whose version is the one that was seen; nobody else changes it before the transaction ends. */
export interface LockedRow extends ChosenRecord, Publication {}

/** What became of the records that were chosen. */
export interface ChosenOutcome {
  /** Those that are different now, with their new versions. */
  done: ChosenRecord[];
  /** The ids of those that somebody has changed since they were seen. */
  changed: number[];
  /** The ids of those that are gone. */
  missing: number[];
}

interface Change {
  /** What is done with the others where somebody has changed some of the records. */
  whereSomeChanged: 'nothing' | 'the others';
  /** @returns those that are different now */
  write: (tx: Transaction, rows: LockedRow[]) => Promise<ChosenRecord[]>;
}

/**
 * Does one thing with records of a kind in one transaction. What is gone does not hold up the others.
 * @param context of a viewer
 * @throws what `write` throws; nothing is done then
 */
export async function changeChosen(
  context: Context,
  kind: ContentKind,
  chosen: ChosenRecord[],
  { whereSomeChanged, write }: Change,
): Promise<ChosenOutcome> {
  const seen = new Map(chosen.map(({ id, version }) => [id, version]));
  try {
    return await transaction(context.prisma, async (tx) => {
      await actAs(tx, requireViewer(context).id);
      // In the same order in every transaction, so that two of them do not wait for each other.
      const rows = await tx.$queryRaw<LockedRow[]>`
        SELECT id, version, "publishedAt", "unpublishAt" FROM ${kind.source.table}
        WHERE id = ANY(${[...seen.keys()]}::int[]) ORDER BY id FOR UPDATE`;
      const present = new Set(rows.map(({ id }) => id));
      const unchanged = rows.filter(({ id, version }) => version === seen.get(id));
      const mayWrite = unchanged.length === rows.length || whereSomeChanged === 'the others';
      return {
        done: mayWrite && unchanged.length > 0 ? await write(tx, unchanged) : [],
        changed: rows.filter((row) => !unchanged.includes(row)).map(({ id }) => id),
        missing: [...seen.keys()].filter((id) => !present.has(id)),
      };
    });
  } finally {
    // Also after a failure: a connection may be lost when the change was committed already.
    context.cache.invalidate(kind.name);
  }
}
