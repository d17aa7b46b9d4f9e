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
  type Resource as ResourceRow,
  type ResourceCategory as ResourceCategoryRow,
  Prisma,
} from '../../generated/prisma/client.ts';
import { ResourceConnection, resourceSource } from '../resource/resource.types.ts';
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
  description: 'A group of resources, such as "Career Compass".',
})
export class ResourceCategory extends Category {}

const source = sourceOf('resource-category', Prisma.ResourceCategoryScalarFieldEnum);

const kind: RecordModel<ResourceCategoryRow> = {
  what: 'category',
  content: 'resource',
  bucket: null,
  find: (tx, id) => tx.resourceCategory.findUnique({ where: { id } }),
  remove: (tx, id) => tx.resourceCategory.delete({ where: { id } }),
  pathsOf: () => [],
  duplicate: duplicateCategory,
};

@Resolver(() => ResourceCategory)
export class ResourceCategoryResolver {
  @Public({ tags: ['resource'] })
  @Query(() => [ResourceCategory], { description: 'All categories of this kind, in their order.' })
  async resourceCategories(@Ctx() context: Context): Promise<Listed<ResourceCategoryRow>[]> {
    return listRows<ResourceCategoryRow>(context, source, { order: Prisma.sql`id` });
  }

  @Public({ tags: ['resource'] })
  @Query(() => ResourceCategory, { nullable: true, description: 'One category; null when none.' })
  async resourceCategory(
    @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<ResourceCategoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.resourceCategory.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => ResourceConnection, { description: 'Its entries in the order of entry.' })
  async entries(
    @Root() category: Listed<ResourceCategoryRow>,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<ResourceRow>>> {
    return entriesOf<ResourceRow>(context, resourceSource, category.id, page);
  }

  @Mutation(() => ResourceCategory, { description: 'Creates a category.' })
  createResourceCategory(
    @Arg('input', () => CategoryInput, { description: 'What it is called.' }) input: CategoryInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<ResourceCategoryRow> {
    const values = parseInput(categoryRules, input);
    return createRecord(context, kind, submission, {}, (tx, _stored, createdBy) =>
      tx.resourceCategory.create({ data: { ...values, createdBy } }),
    );
  }

  @Mutation(() => ResourceCategory, {
    description: 'Renames a category. Fails with CONFLICT when somebody else changed it since.',
  })
  updateResourceCategory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => CategoryInput, { description: 'What it is called from now on.' })
    input: CategoryInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<ResourceCategoryRow> {
    const values = parseInput(categoryRules, input);
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      {},
      (tx, where, _stored, next) =>
        tx.resourceCategory.update({ where, data: { ...values, ...next } }),
    );
  }

  @Mutation(() => ID, {
    description:
      'Deletes a category that is empty. Fails with CONFLICT, saying what it still holds.',
  })
  async deleteResourceCategory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const where = { categoryId: rowId(id) ?? 0 };
    const held = await context.prisma.resource.findMany({
      where,
      take: 4,
      select: { title: true },
    });
    if (held.length > 0) {
      const count = await context.prisma.resource.count({ where });
      throw stillHolds(
        held.map(({ title }) => title),
        count,
      );
    }
    return deleteRecord(context, kind, id);
  }
}
