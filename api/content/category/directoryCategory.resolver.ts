import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import {
  type Directory as DirectoryRow,
  type DirectoryCategory as DirectoryCategoryRow,
  Prisma,
} from '../../generated/prisma/client.ts';
import { DirectoryConnection, directorySource } from '../directory/directory.types.ts';
import { type Connection, PageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { type Listed, listRows, sourceOf } from '../lists.ts';
import { createRecord, deleteRecord, type RecordModel, updateRecord } from '../records.ts';
import { IdempotencyKey, type Submission } from '../submissions.ts';
import { parseInput } from '../../parseInput.ts';
import { categoryRules } from './category.rules.ts';
import { Category, CategoryInput, duplicateCategory, entriesOf, stillHolds } from './category.ts';

@ObjectType({
  simpleResolvers: true,
  implements: Category,
  description: 'A group of directory entries, such as "Barbershops".',
})
export class DirectoryCategory extends Category {}

const source = sourceOf('directory-category', Prisma.DirectoryCategoryScalarFieldEnum);

const kind: RecordModel<DirectoryCategoryRow> = {
  what: 'category',
  content: 'directory',
  bucket: null,
  find: (tx, id) => tx.directoryCategory.findUnique({ where: { id } }),
  remove: (tx, id) => tx.directoryCategory.delete({ where: { id } }),
  pathsOf: () => [],
  duplicate: duplicateCategory,
};

@Resolver(() => DirectoryCategory)
export class DirectoryCategoryResolver {
  @Public({ tags: ['directory'] })
  @Query(() => [DirectoryCategory], { description: 'All categories of this kind, in their order.' })
  async directoryCategories(@Ctx() context: Context): Promise<Listed<DirectoryCategoryRow>[]> {
    return listRows<DirectoryCategoryRow>(context, source, { order: Prisma.sql`id` });
  }

  @Public({ tags: ['directory'] })
  @Query(() => DirectoryCategory, { nullable: true, description: 'One category; null when none.' })
  async directoryCategory(
    @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<DirectoryCategoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.directoryCategory.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => DirectoryConnection, { description: 'Its entries in the order of entry.' })
  async entries(
    @Root() category: Listed<DirectoryCategoryRow>,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<DirectoryRow>>> {
    return entriesOf<DirectoryRow>(context, directorySource, category.id, page);
  }

  @Mutation(() => DirectoryCategory, { description: 'Creates a category.' })
  createDirectoryCategory(
    @Arg('input', () => CategoryInput, { description: 'What it is called.' }) input: CategoryInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<DirectoryCategoryRow> {
    const values = parseInput(categoryRules, input);
    return createRecord(context, kind, submission, {}, (tx, _stored, createdBy) =>
      tx.directoryCategory.create({ data: { ...values, createdBy } }),
    );
  }

  @Mutation(() => DirectoryCategory, {
    description: 'Renames a category. Fails with CONFLICT when somebody else changed it since.',
  })
  updateDirectoryCategory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => CategoryInput, { description: 'What it is called from now on.' })
    input: CategoryInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<DirectoryCategoryRow> {
    const values = parseInput(categoryRules, input);
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      {},
      (tx, where, _stored, next) =>
        tx.directoryCategory.update({ where, data: { ...values, ...next } }),
    );
  }

  @Mutation(() => ID, {
    description:
      'Deletes a category that is empty. Fails with CONFLICT, saying what it still holds.',
  })
  async deleteDirectoryCategory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const where = { categoryId: rowId(id) ?? 0 };
    const held = await context.prisma.directory.findMany({
      where,
      take: 4,
      select: { name: true },
    });
    if (held.length > 0) {
      const count = await context.prisma.directory.count({ where });
      throw stillHolds(
        held.map(({ name }) => name),
        count,
      );
    }
    return deleteRecord(context, kind, id);
  }
}
