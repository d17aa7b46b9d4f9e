import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { BulkRecordsArgs, BulkResultType, changeKind } from './bulk.types.ts';
import { type BulkResult, changeRecords, type Reported } from './changeRows.ts';
import { publishInBulk, takeDownInBulk, undoPublication } from './publishInBulk.ts';
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
    description: `Publishes records now. ${orNone}`,
  })
  publishRecords(
    @Args(() => BulkRecordsArgs) selected: BulkRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    return changeKind(selected, (...named) => publishInBulk(context, ...named));
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
    return changeKind(selected, (...named) => takeDownInBulk(context, ...named));
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
    return changeKind(selected, (...named) => undoPublication(context, ...named));
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => BulkResultType, {
    description: `Deletes records. \`restoreRecords\` undoes this. ${orNone}`,
  })
  deleteRecords(
    @Args(() => BulkRecordsArgs) selected: BulkRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<BulkResult>> {
    return changeKind(selected, async (kind, records) => {
      const outcome = await changeRecords(context, kind, records, {
        whereSomeChanged: 'nothing',
        async write(tx, rows) {
          // Together, so that they can be restored together.
          const ids = rows.map(({ id }) => id);
          await deleteRecords(context, tx, kind, ids);
          return rows;
        },
      });
      removeUnusedFilesSoon(context);
      return outcome;
    });
  }
}
