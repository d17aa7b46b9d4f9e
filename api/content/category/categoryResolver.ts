import {
  Arg,
  Args,
  type ClassType,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Access, Public, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { parseInput } from '../../parseInput.ts';
import type { ContentKind } from '../../cache/cachePolicy.ts';
import { type Connection, PageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { type Listed, listRows, type Source } from '../lists.ts';
import { createRecord, deleteRecord, type RecordModel, updateRecord } from '../records.ts';
import { IdempotencyKey, type Submission } from '../submissions.ts';
import { categoryFields as messages } from '../../../client/messages/en/adminForms.ts';
import { categoryRules } from './category.rules.ts';
import {
  type Category,
  type CategoryEntries,
  CategoryInput,
  categoryNotEmpty,
  entriesOf,
} from './category.ts';

/** A row of any of the tables of categories. */
export interface CategoryRow {
  id: number;
  categoryName: string;
  version: number;
}

type Transaction = Prisma.TransactionClient;
type InCategory = { where: { categoryId: number } };

/** What the categories of one kind of content have of their own. */
export interface CategoryResolverOptions<Row extends CategoryRow> {
  /** Their type in the schema. */
  type: ClassType<Category>;
  /** The name of their list in the schema; the other names are made of that of the type. */
  list: string;
  /** The kind of content that they group. */
  content: ContentKind;
  source: Source;
  find: (tx: Transaction, id: number) => Promise<Row | null>;
  create: (tx: Transaction, data: { categoryName: string; createdBy: string }) => Promise<Row>;
  update: (
    tx: Transaction,
    where: { id: number; version: number },
    data: { categoryName: string; version: { increment: 1 } },
  ) => Promise<Row>;
  remove: (tx: Transaction, id: number) => Promise<unknown>;
  entries: CategoryEntries & {
    /** The type of a page of them. */
    connection: ClassType;
    count: (tx: Transaction, held: InCategory) => Promise<number>;
    titles: (tx: Transaction, held: InCategory & { take: number }) => Promise<string[]>;
  };
}

/** How many entries are named where a category cannot be deleted for them. */
const maxNamed = 4;

/**
 * The resolver of the categories of one kind: the list and by-id queries, their entries, and the
 * mutations that create, rename and delete one.
 */
export function categoryResolver<Row extends CategoryRow>(
  kind: CategoryResolverOptions<Row>,
): ClassType {
  const { type: CategoryType, list, content, source, entries } = kind;
  const { name } = CategoryType;
  const model: RecordModel<Row> = {
    type: name,
    messages,
    content,
    bucket: null,
    find: kind.find,
    remove: removeEmpty,
    pathsOf: () => [],
    duplicateField: 'categoryName',
  };

  async function removeEmpty(tx: Transaction, id: number): Promise<unknown> {
    // Waits for transactions that write an entry of it, and blocks new ones.
    await tx.$queryRaw`SELECT id FROM ${source.table} WHERE id = ${id} FOR UPDATE`;
    const where = { categoryId: id };
    const titles = await entries.titles(tx, { where, take: maxNamed });
    if (titles.length > 0) throw categoryNotEmpty(titles, await entries.count(tx, { where }));
    return kind.remove(tx, id);
  }

  @Resolver(() => CategoryType)
  class CategoryResolver {
    @Public({ tags: [content] })
    @Query(() => [CategoryType], {
      name: list,
      description: 'All categories of this kind, in their order.',
    })
    async list(@Ctx() context: Context): Promise<Listed<Row>[]> {
      return listRows<Row>(context, source, { order: Prisma.sql`id` });
    }

    @Public({ tags: [content] })
    @Query(() => CategoryType, {
      name: name.charAt(0).toLowerCase() + name.slice(1),
      nullable: true,
      description: 'One category; null when none.',
    })
    async one(
      @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
      @Ctx() { prisma }: Context,
    ): Promise<Row | null> {
      const number = rowId(id);
      return number === null ? null : kind.find(prisma, number);
    }

    @FieldResolver(() => entries.connection, {
      name: 'entries',
      description: 'Its entries in their order.',
    })
    async entriesOf(
      @Root() category: Row,
      @Args(() => PageArgs) page: PageArgs,
      @Ctx() context: Context,
    ): Promise<Connection<object>> {
      return entriesOf(context, entries, category.id, page);
    }

    @Access(Role.ADMIN)
    @Mutation(() => CategoryType, {
      name: `create${name}`,
      description: 'Creates a category.',
    })
    create(
      @Arg('input', () => CategoryInput, { description: 'What it is called.' })
      input: CategoryInput,
      @IdempotencyKey() submission: Submission | null,
      @Ctx() context: Context,
    ): Promise<Row> {
      const values = parseInput(categoryRules, input, messages);
      return createRecord(context, model, submission, {}, (tx, _stored, createdBy) =>
        kind.create(tx, { ...values, createdBy }),
      );
    }

    @Access(Role.ADMIN)
    @Mutation(() => CategoryType, {
      name: `update${name}`,
      description: 'Renames a category. Fails with CONFLICT when somebody else changed it since.',
    })
    update(
      @Arg('id', () => ID, { description: 'Which one.' }) id: string,
      @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
      @Arg('input', () => CategoryInput, { description: 'What it is called from now on.' })
      input: CategoryInput,
      @IdempotencyKey() submission: Submission | null,
      @Ctx() context: Context,
    ): Promise<Row> {
      const values = parseInput(categoryRules, input, messages);
      const seen = { id, version };
      return updateRecord(context, model, submission, seen, {}, (tx, where, _stored, next) =>
        kind.update(tx, where, { ...values, ...next }),
      );
    }

    @Access(Role.ADMIN)
    @Mutation(() => ID, {
      name: `delete${name}`,
      description:
        'Deletes a category that is empty. Fails with CONFLICT, saying what it still holds.',
    })
    delete(
      @Arg('id', () => ID, { description: 'Which one.' }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      return deleteRecord(context, model, id);
    }
  }
  return CategoryResolver;
}
