import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { ContentKind } from '../content.ts';
import {
  type Publication,
  publicationState,
  PublicationState,
} from '../publication/publication.ts';
import { requireComplete } from '../publication/checkPublication.ts';
import type { Transaction } from '../save/recordModel.ts';
import { changeRecords, type BulkResult, type VersionedRow, type LockedRow } from './changeRows.ts';

/**
 * Publishes records now. A record that is already published keeps its time of publication, as in
 * the form of a single record.
 * @throws BAD_USER_INPUT if drafts are incomplete
 */
export function publishInBulk(
  context: Context,
  kind: ContentKind,
  selected: VersionedRow[],
): Promise<BulkResult> {
  const present = context.now();
  const published = ({ publishedAt, unpublishAt }: Publication) => ({
    publishedAt: publishedAt && publishedAt <= present ? publishedAt : present,
    unpublishAt: unpublishAt && unpublishAt > present ? unpublishAt : null,
  });
  return changeRecords(context, kind, selected, {
    whereSomeChanged: 'nothing',
    async write(tx, rows) {
      const drafts = rows.filter(({ publishedAt }) => publishedAt === null);
      const done = await setPublications(context, tx, kind, rows, published);
      await requireComplete(
        tx,
        kind,
        drafts.map(({ id }) => id),
      );
      return done;
    },
  });
}

/** Takes records down. A record that is scheduled becomes a draft. */
export function takeDownInBulk(
  context: Context,
  kind: ContentKind,
  selected: VersionedRow[],
): Promise<BulkResult> {
  const present = context.now();
  const takenDown = (row: Publication): Publication => {
    const state = publicationState(row, present);
    if (state === PublicationState.PUBLISHED) return { ...row, unpublishAt: present };
    return state === PublicationState.SCHEDULED ? { ...row, publishedAt: null } : row;
  };
  return changeRecords(context, kind, selected, {
    whereSomeChanged: 'nothing',
    write: (tx, rows) => setPublications(context, tx, kind, rows, takenDown),
  });
}

/**
 * Restores the exact publication of the previous version of records. Skips records that somebody
 * has changed since.
 */
export function undoPublication(
  context: Context,
  kind: ContentKind,
  selected: VersionedRow[],
): Promise<BulkResult> {
  return changeRecords(context, kind, selected, {
    whereSomeChanged: 'the others',
    async write(tx, rows) {
      const former = await formerPublications(tx, kind, rows);
      return setPublications(context, tx, kind, rows, (row) => former.get(row.id) ?? row);
    },
  });
}

async function formerPublications(
  tx: Transaction,
  { name }: ContentKind,
  rows: VersionedRow[],
): Promise<Map<number, Publication>> {
  const found = await tx.$queryRaw<({ recordId: number } & Publication)[]>`
    SELECT "recordId", ("values" ->> 'publishedAt')::timestamp AS "publishedAt",
      ("values" ->> 'unpublishAt')::timestamp AS "unpublishAt"
    FROM "revision" JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS seen(id int, version int)
      ON "recordId" = seen.id AND "revision".version = seen.version - 1
    WHERE kind = ${name}`;
  return new Map(found.map(({ recordId, ...publication }) => [recordId, publication]));
}

/**
 * Writes the publication of rows, and who changed it. An example stays an example: its text is the
 * same, and undoing this restores it.
 * @returns the rows whose publication has changed
 */
async function setPublications(
  context: Context,
  tx: Transaction,
  { name, source }: ContentKind,
  rows: LockedRow[],
  next: (row: LockedRow) => Publication,
): Promise<VersionedRow[]> {
  const changes = rows.flatMap((row) => {
    const { publishedAt, unpublishAt } = next(row);
    const isSame =
      isSameInstant(publishedAt, row.publishedAt) && isSameInstant(unpublishAt, row.unpublishAt);
    return isSame ? [] : [{ id: row.id, version: row.version, publishedAt, unpublishAt }];
  });
  const list = JSON.stringify(changes);
  await tx.$executeRaw`
    UPDATE ${source.table} AS row SET version = row.version + 1,
      "publishedAt" = change."publishedAt", "unpublishAt" = change."unpublishAt"
    FROM jsonb_to_recordset(${list}::jsonb)
      AS change(id int, "publishedAt" timestamp, "unpublishAt" timestamp)
    WHERE row.id = change.id`;
  await tx.$executeRaw`
    UPDATE "revision" SET "replacedBy" = ${requireViewer(context).id}
    FROM jsonb_to_recordset(${list}::jsonb) AS change(id int, version int)
    WHERE kind = ${name} AND "recordId" = change.id AND "revision".version = change.version`;
  return changes.map(({ id, version }) => ({ id, version: version + 1 }));
}

const isSameInstant = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
