import {
  Arg,
  Args,
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
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { invalidArgument } from '../errors.ts';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import { type Connection, connectionOf, PageArgs } from './connection.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { LanguageArg } from './language.ts';
import { type DeletedRecord, listDeleted } from './listDeleted.ts';
import { rowId } from './id.ts';
import { restoreRecords } from './restoreRecords.ts';

/** How many records one call restores at most: they are locked until all of them are back. */
const maxRestored = 500;

@ObjectType('DeletedRecord', {
  simpleResolvers: true,
  description: 'A record that was deleted and can still be restored.',
})
class DeletedRecordType implements DeletedRecord {
  @Field(() => ID, { description: 'Identifies it among the deleted records of all kinds.' })
  id!: string;

  @Field(() => contentKindEnum, { description: 'What it is.' })
  kind!: string;

  @Field(() => ID, { description: 'Its id among the records of its kind.' })
  recordId!: number;

  @Field(() => String, { description: 'Its title or name.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => DateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the account that deleted it, also of one that was removed; null where that is not known.',
  })
  deletedBy!: string | null;

  @Field(() => DateTime, { description: 'Until when it can be restored.' })
  restorableUntil!: Date;
}

const DeletedRecordConnection = connectionOf('DeletedRecord', DeletedRecordType);

@InputType({ description: 'Names a record of content.' })
class RecordKeyInput {
  @Field(() => contentKindEnum, { description: 'Its kind.' })
  kind!: string;

  @Field(() => ID, { description: 'Its id among the records of its kind.' })
  id!: string;
}

@Resolver()
export class DeletedRecordResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => DeletedRecordConnection, {
    description: 'Deleted records that can be restored, the last one first.',
  })
  deletedRecords(
    @Args(() => PageArgs) page: PageArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<DeletedRecord>> {
    return listDeleted(context, page, language);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Int, {
    description:
      'Restores deleted records with their ids, translations and files: all of them, or none. What ' +
      'is there already stays as it is. Returns how many are there again. Fails with NOT_FOUND where one cannot be restored (any more), with BAD_USER_INPUT ' +
      'where its category is gone; `categoryId` then names another. Fails with CONFLICT where an ' +
      'equal record is there by now, or where one has been restored into another category than ' +
      '`categoryId`.',
  })
  async restoreRecords(
    @Arg('records', () => [RecordKeyInput], {
      description: `Which ones, 1 to ${String(maxRestored)}.`,
    })
    records: RecordKeyInput[],
    @Arg('categoryId', () => ID, {
      nullable: true,
      description:
        'The category that they get; null for the one that each had. Records of one kind, which has ' +
        'categories, get one of that kind, or it fails with BAD_USER_INPUT.',
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
