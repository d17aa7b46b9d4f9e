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
  type AboutEthiopia as AboutEthiopiaRow,
  type CulturalCategory as CulturalCategoryRow,
  Prisma,
} from '../../generated/prisma/client.ts';
import {
  AboutEthiopiaConnection,
  aboutEthiopiaSource,
} from '../aboutEthiopia/aboutEthiopia.types.ts';
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
  description: 'A group of pieces of culture.',
})
export class CulturalCategory extends Category {}

const source = sourceOf('cultural-category', Prisma.CulturalCategoryScalarFieldEnum);

const kind: RecordModel<CulturalCategoryRow> = {
  what: 'category',
  content: 'aboutEthiopia',
  bucket: null,
  find: (tx, id) => tx.culturalCategory.findUnique({ where: { id } }),
  remove: (tx, id) => tx.culturalCategory.delete({ where: { id } }),
  pathsOf: () => [],
  duplicate: duplicateCategory,
};

@Resolver(() => CulturalCategory)
export class CulturalCategoryResolver {
  @Public({ tags: ['aboutEthiopia'] })
  @Query(() => [CulturalCategory], { description: 'All categories of this kind, in their order.' })
  async culturalCategories(@Ctx() context: Context): Promise<Listed<CulturalCategoryRow>[]> {
    return listRows<CulturalCategoryRow>(context, source, { order: Prisma.sql`id` });
  }

  @Public({ tags: ['aboutEthiopia'] })
  @Query(() => CulturalCategory, { nullable: true, description: 'One category; null when none.' })
  async culturalCategory(
    @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<CulturalCategoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.culturalCategory.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => AboutEthiopiaConnection, {
    description: 'Its entries in the order of entry.',
  })
  async entries(
    @Root() category: Listed<CulturalCategoryRow>,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<AboutEthiopiaRow>>> {
    return entriesOf<AboutEthiopiaRow>(context, aboutEthiopiaSource, category.id, page);
  }

  @Mutation(() => CulturalCategory, { description: 'Creates a category.' })
  createCulturalCategory(
    @Arg('input', () => CategoryInput, { description: 'What it is called.' }) input: CategoryInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<CulturalCategoryRow> {
    const values = parseInput(categoryRules, input);
    return createRecord(context, kind, submission, {}, (tx, _stored, createdBy) =>
      tx.culturalCategory.create({ data: { ...values, createdBy } }),
    );
  }

  @Mutation(() => CulturalCategory, {
    description: 'Renames a category. Fails with CONFLICT when somebody else changed it since.',
  })
  updateCulturalCategory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => CategoryInput, { description: 'What it is called from now on.' })
    input: CategoryInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<CulturalCategoryRow> {
    const values = parseInput(categoryRules, input);
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      {},
      (tx, where, _stored, next) =>
        tx.culturalCategory.update({ where, data: { ...values, ...next } }),
    );
  }

  @Mutation(() => ID, {
    description:
      'Deletes a category that is empty. Fails with CONFLICT, saying what it still holds.',
  })
  async deleteCulturalCategory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const where = { categoryId: rowId(id) ?? 0 };
    const held = await context.prisma.aboutEthiopia.findMany({
      where,
      take: 4,
      select: { title: true },
    });
    if (held.length > 0) {
      const count = await context.prisma.aboutEthiopia.count({ where });
      throw stillHolds(
        held.map(({ title }) => title),
        count,
      );
    }
    return deleteRecord(context, kind, id);
  }
}
