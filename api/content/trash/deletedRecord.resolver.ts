import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { invalidArgument } from '../../errors.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { DateTime, LocalDate } from '../../scalars.ts';
import { type Connection, connectionOf, PageArgs } from '../lists/connection.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { LanguageArg } from '../translation/language.ts';
import { type DeletedFilter, type DeletedRecord, listDeleted } from './listDeleted.ts';
import { rowId } from '../lists/id.ts';
import { restoreRecords } from './restoreRecords.ts';
import { displayNameRule } from '../../session/accountNames.ts';

/** The maximum number of records in one call. They are locked until all are restored. */
const maxRestored = 500;

@ObjectType('DeletedRecord', {
  simpleResolvers: true,
  description: 'A record that was deleted and can still be restored.',
})
class DeletedRecordType implements DeletedRecord {
  @Field(() => ID, { description: 'Identifies the record among the deleted records of all kinds.' })
  id!: string;

  @Field(() => contentKindEnum, { description: 'The kind of the record.' })
  kind!: string;

  @Field(() => ID, { description: 'The id among the records of its kind.' })
  recordId!: number;

  @Field(() => String, { description: 'The title or name.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => DateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: `The name of the account that deleted it, even if the account was removed since. ${displayNameRule} Null if it is not known.`,
  })
  deletedBy!: string | null;

  @Field(() => DateTime, { description: 'The time until which it can be restored.' })
  restorableUntil!: Date;
}

@ArgsType()
class DeletedRecordArgs extends PageArgs implements DeletedFilter {
  @Field(() => String, {
    defaultValue: '',
    description:
      'Only records with each of these words in their title or in `deletedBy`. At most 200 ' +
      'characters.',
  })
  search!: string;

  @Field(() => contentKindEnum, { nullable: true, description: 'Only records of this kind.' })
  kind: string | null = null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only records that were deleted on this day in Auckland.',
  })
  day: Date | null = null;
}

const DeletedRecordConnection = connectionOf('DeletedRecord', DeletedRecordType);

@InputType({ description: 'Identifies a record of content.' })
class RecordKeyInput {
  @Field(() => contentKindEnum, { description: 'The kind of the record.' })
  kind!: string;

  @Field(() => ID, { description: 'The id among the records of its kind.' })
  id!: string;
}

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
