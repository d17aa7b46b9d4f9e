import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { invalidArgument } from '../../errors.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { type Connection, connectionOf, PageArgs } from '../lists/connection.ts';
import { contentKindEnum } from '../contentKinds.ts';
import { LanguageArg } from '../translation/language.ts';
import { type DeletedRecord, listDeleted } from './listDeleted.ts';
import { rowId } from '../lists/id.ts';
import { restoreRecords } from './restoreRecords.ts';
import { displayNameRule } from '../../session/accountNames.ts';
import * as t from '../../graphqlTypes.ts';

/** The maximum number of records in one call. They are locked until all are restored. */
const maxRestored = 500;

const DeletedRecordType = t.objectType(
  'DeletedRecord',
  'A record that was deleted and can still be restored.',
  {
    id: t.id('Identifies the record among the deleted records of all kinds.'),
    kind: t.field<string>(() => contentKindEnum, 'The kind of the record.'),
    recordId: t.id<number>('The id among the records of its kind.'),
    title: t.string('The title or name.'),
    language: t.field(() => Language, 'The language of the title.'),
    deletedAt: t.dateTime('When it was deleted.'),
    deletedBy: t.string.orNull(
      `The name of the account that deleted it, even if the account was removed since. ${displayNameRule} Null if it is not known.`,
    ),
    restorableUntil: t.dateTime('The time until which it can be restored.'),
  },
);

const DeletedRecordArgs = t.argsType(
  {
    search: t.string(
      'Only records with each of these words in their title or in `deletedBy`. At most 200 ' +
        'characters.',
      { defaultValue: '' },
    ),
    kind: t.field.orNull<string>(() => contentKindEnum, 'Only records of this kind.', {
      defaultValue: null,
    }),
    day: t.localDate.orNull('Only records that were deleted on this day in Auckland.', {
      defaultValue: null,
    }),
  },
  { extends: PageArgs },
);
type DeletedRecordArgs = InstanceType<typeof DeletedRecordArgs>;

const DeletedRecordConnection = connectionOf('DeletedRecord', DeletedRecordType);

const RecordKeyInput = t.inputType('RecordKeyInput', 'Identifies a record of content.', {
  kind: t.field<string>(() => contentKindEnum, 'The kind of the record.'),
  id: t.id('The id among the records of its kind.'),
});
type RecordKeyInput = InstanceType<typeof RecordKeyInput>;

@Resolver()
export class DeletedRecordResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Query(() => DeletedRecordConnection, {
    description: 'The deleted records that can be restored, the last deleted first.',
  })
  deletedRecords(
    @Args(() => DeletedRecordArgs) args: DeletedRecordArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<DeletedRecord>> {
    return listDeleted(context, args, args, language);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => Int, {
    description:
      'Restores deleted records with their ids, translations and files: all of them, or none. ' +
      'Records that exist already stay as they are. Returns how many of the records exist ' +
      'now. Fails with NOT_FOUND if a record can no longer be restored, and with ' +
      'BAD_USER_INPUT if its category does not exist any more; pass another one as ' +
      '`categoryId`. Fails with CONFLICT if an equal record exists by now, or if a record was ' +
      'restored to a category other than `categoryId`.',
  })
  async restoreRecords(
    @Arg('records', () => [RecordKeyInput], {
      description: `The records, 1 to ${String(maxRestored)}.`,
    })
    records: RecordKeyInput[],
    @Arg('categoryId', () => ID, {
      nullable: true,
      description:
        'The category for the records. If it is null, each record keeps its own. Fails with ' +
        'BAD_USER_INPUT unless all records are of one kind with categories, and the category is ' +
        'of that kind.',
    })
    categoryId: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<number> {
    if (records.length === 0 || records.length > maxRestored) {
      throw invalidArgument(`records must name 1 to ${String(maxRestored)} records`);
    }
    const keys = records.map(({ kind, id }) => ({ kind, recordId: rowId(id) ?? 0 }));
    return restoreRecords(context, keys, categoryId == null ? null : (rowId(categoryId) ?? 0));
  }
}
