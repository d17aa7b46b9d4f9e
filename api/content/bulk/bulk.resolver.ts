import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer, Access, Role, Scope } from '../../access.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ContentKind } from '../content.ts';
import { kindNamed } from '../contentKinds.ts';
import {
  type Publication,
  publicationState,
  PublicationState,
} from '../publication/publication.ts';
import { requireComplete } from '../publication/checkPublication.ts';
import type { Transaction } from '../save/recordModel.ts';
import type { Context } from '../../context.ts';
import { BulkRecordsArgs, BulkResultType } from './bulk.types.ts';
import {
  type BulkResult,
  type Change,
  changeRows,
  changeSent,
  type LockedRow,
  type Reported,
  type VersionedRow,
} from './changeRows.ts';
import { removeUnusedFilesSoon } from '../../media/unusedFiles.ts';
import { deleteRecords } from '../save/deleteRecords.ts';

/** The common part of the descriptions of bulk operations. */
const orNone =
  'If somebody has changed one of them since, nothing is done, and `changed` has the ids of the ' +
  'changed ones. Records that do not exist any more do not prevent the change of the others.';

/** Bulk operations on selected records of a list. */
@Resolver()
export class BulkResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => BulkResultType, {
    description: `Publishes records now. ${orNone} Fails with BAD_USER_INPUT if a draft lacks what visitors need.`,
  })
  publishRecords(
    @Args(() => BulkRecordsArgs) selected: BulkRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    const present = context.now();
    // A record that is already published keeps its time of publication, as in the form of a single record.
    const published = ({ publishedAt, unpublishAt }: Publication) => ({
      publishedAt: publishedAt && publishedAt <= present ? publishedAt : present,
      unpublishAt: unpublishAt && unpublishAt > present ? unpublishAt : null,
    });
    return changeSelected(context, selected, (kind) => ({
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
    }));
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => BulkResultType, {
    description:
      'Takes records down, so that visitors no longer see them. Scheduled records become drafts. ' +
      orNone,
  })
  takeDownRecords(
    @Args(() => BulkRecordsArgs) selected: BulkRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    const present = context.now();
    const takenDown = (row: Publication): Publication => {
      const state = publicationState(row, present);
      if (state === PublicationState.PUBLISHED) return { ...row, unpublishAt: present };
      return state === PublicationState.SCHEDULED ? { ...row, publishedAt: null } : row;
    };
    return changeSelected(context, selected, (kind) => ({
      whereSomeChanged: 'nothing',
      write: (tx, rows) => setPublications(context, tx, kind, rows, takenDown),
    }));
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => BulkResultType, {
    description:
      'Restores the publication state of the previous version of records. This undoes ' +
      '`publishRecords` and `takeDownRecords`. Records that somebody has changed since stay ' +
      'as they are; the others are still restored.',
  })
  undoPublication(
    @Args(() => BulkRecordsArgs) selected: BulkRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    return changeSelected(context, selected, (kind) => ({
      whereSomeChanged: 'the others',
      async write(tx, rows) {
        const former = await formerPublications(tx, kind, rows);
        return setPublications(context, tx, kind, rows, (row) => former.get(row.id) ?? row);
      },
    }));
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => BulkResultType, {
    description: `Deletes records. \`restoreRecords\` undoes this. ${orNone}`,
  })
  async deleteRecords(
    @Args(() => BulkRecordsArgs) selected: BulkRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    const outcome = await changeSelected(context, selected, (kind) => ({
      whereSomeChanged: 'nothing',
      async write(tx, rows) {
        // Together, so that they can be restored together.
        const ids = rows.map(({ id }) => id);
        await deleteRecords(context, tx, kind, ids);
        return rows;
      },
    }));
    removeUnusedFilesSoon(context);
    return outcome;
  }
}

/** Runs a bulk operation on selected records of a kind. */
function changeSelected(
  context: Context,
  { kind: name, records }: BulkRecordsArgs,
  changeOf: (kind: ContentKind) => Change<LockedRow>,
): Promise<Reported<BulkResult>> {
  const kind = kindNamed(name);
  const { table } = kind.source;
  const columns = Prisma.sql`"publishedAt", "unpublishAt"`;
  return changeSent(records, 'records', (selected) =>
    context.cache.changing([kind.name], () =>
      changeRows(context, { table, columns }, selected, changeOf(kind)),
    ),
  );
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
