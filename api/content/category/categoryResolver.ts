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
import { Access, contentReaders, Public, requireRole, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import { ObjectType, outputFields } from '../../graphqlTypes.ts';
import { parseInput } from '../../parseInput.ts';
import { type Connection, PageArgs } from '../lists/connection.ts';
import type { ContentKind } from '../content.ts';
import { LanguageArg } from '../translation/language.ts';
import { translatedText } from '../translation/translated.ts';
import { byId, type ListOrder } from '../lists/listOrder.ts';
import { type Listed, listRow, listRows } from '../lists/lists.ts';
import { type Columns, RequestedColumns } from '../lists/requestedColumns.ts';
import { createRecord, deleteRecord, updateRecord } from '../save/records.ts';
import type { RecordModel } from '../save/recordModel.ts';
import { IdempotencyKey, type SavedVersion, type Submission } from '../save/submissions.ts';
import { TranslationArgs } from '../translation/translation.types.ts';
import { languageOf, readTranslations } from '../translation/translations.ts';
import { VersionArg } from '../versionArg.ts';
import { categoryFields as messages } from '../../shared/messages/en/adminForms.ts';
import { categoryRules } from '../../shared/content/category/category.rules.ts';
import {
  Category,
  CategoryInput,
  categoryNotEmpty,
  countRestorable,
  entriesOf,
  restorableEntries,
} from './category.ts';
import type { CategoryTable } from './categoryTables.ts';

/** A row of any category table. */
interface CategoryRow extends SavedVersion {
  categoryName: string;
  language: Language;
}

/** The properties of the categories of one kind of content. */
interface CategoryResolverOptions<Row extends CategoryRow> extends Pick<
  RecordModel<Row, { categoryName: string }>,
  'rows'
> {
  table: CategoryTable;
  /** The description of their GraphQL type. */
  description: string;
  /** The name of their list in the schema. The other names are derived from the type. */
  list: string;
  /** The kind of their records. */
  kind: ContentKind;
  /** The order of the records: that of creation by default. */
  order?: ListOrder<never>;
}

/** The number of records that the error names if a category is not empty. */
const maxNamed = 4;

/**
 * The resolver of the categories of one kind: the list and by-id queries, their records, and the
 * mutations that create, rename and delete one.
 */
export function categoryResolver<Row extends CategoryRow>({
  table: { source, typename: name },
  description,
  list,
  rows,
  kind,
  order = byId(),
}: CategoryResolverOptions<Row>): ClassType {
  @ObjectType(name, description)
  class CategoryType extends outputFields.extending(Category, {}) {}

  const content = kind.name;
  const translated = { source, rules: categoryRules, messages };
  const model: RecordModel<Row, { categoryName: string }> = {
    type: name,
    messages,
    content,
    rows,
    checkDeletion: checkEmpty,
    duplicateField: 'categoryName',
  };

  async function checkEmpty(tx: Prisma.TransactionClient, id: number): Promise<void> {
    // Waits for transactions that write a record of this category, and blocks new ones.
    await tx.$queryRaw`SELECT id FROM ${source.table} WHERE id = ${id} FOR UPDATE`;
    const [account] = await tx.$queryRaw<{ language: Language }[]>`
      SELECT language FROM "user" WHERE id::text = "acting_account"()`;
    const title = translatedText(kind.source.name, kind.titleColumn, account?.language ?? null);
    const found = await tx.$queryRaw<{ title: string; count: number }[]>`
      SELECT ${title} AS title, (count(*) OVER ())::int AS count
      FROM ${kind.source.table} WHERE "categoryId" = ${id} ORDER BY id LIMIT ${maxNamed}`;
    const [first] = found;
    if (first)
      throw categoryNotEmpty(
        found.map(({ title }) => title),
        first.count,
      );
  }

  @Resolver(() => CategoryType)
  class CategoryResolver {
    @Public({ tags: [content] })
    @Query(() => [CategoryType], {
      name: list,
      description: 'All categories of this kind, in their order.',
    })
    async list(
      @LanguageArg() language: Language | null,
      @Ctx() context: Context,
    ): Promise<Listed<Row>[]> {
      return listRows<Row>(context, source, { order: Prisma.sql`id`, language });
    }

    @Public({ tags: [content] })
    @Query(() => CategoryType, {
      name: name.charAt(0).toLowerCase() + name.slice(1),
      nullable: true,
      description: 'One category. Null if there is none with this id.',
    })
    async one(
      @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
      @LanguageArg() language: Language | null,
      @Ctx() context: Context,
    ): Promise<Listed<Row> | null> {
      return listRow<Row>(context, source, id, language);
    }

    @FieldResolver(() => kind.connection, {
      name: 'entries',
      description: 'The records of the category in their order.',
    })
    async entriesOf(
      @Root() category: Row,
      @Args(() => PageArgs) page: PageArgs,
      @LanguageArg() language: Language | null,
      @RequestedColumns() columns: Columns | null,
      @Ctx() context: Context,
    ): Promise<Connection<object>> {
      const request = { page, language, columns };
      return entriesOf(context, { source: kind.source, order }, category.id, request);
    }

    @FieldResolver(() => Int, { description: restorableEntries })
    restorableEntryCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      requireRole(context, contentReaders);
      return countRestorable(context, kind.name, id);
    }

    @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
    @Mutation(() => CategoryType, {
      name: `create${name}`,
      description: 'Creates a category.',
    })
    create(
      @Arg('input', () => CategoryInput, { description: 'The values of the category.' })
      input: CategoryInput,
      @Args(() => TranslationArgs) written: TranslationArgs,
      @IdempotencyKey() submission: Submission | null,
      @Ctx() context: Context,
    ): Promise<Row> {
      const values = { ...parseInput(categoryRules, input, messages), ...languageOf(written) };
      const translations = readTranslations(context, translated, written);
      return createRecord(context, model, submission, {}, () => values, translations);
    }

    @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
    @Mutation(() => CategoryType, {
      name: `update${name}`,
      description: 'Renames a category. Fails with CONFLICT if somebody else changed it since.',
    })
    update(
      @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
      @VersionArg() version: number,
      @Arg('input', () => CategoryInput, { description: 'The new values of the category.' })
      input: CategoryInput,
      @Args(() => TranslationArgs) written: TranslationArgs,
      @IdempotencyKey() submission: Submission | null,
      @Ctx() context: Context,
    ): Promise<Row> {
      const values = { ...parseInput(categoryRules, input, messages), ...languageOf(written) };
      const seen = { id, version };
      const translations = readTranslations(context, translated, written);
      return updateRecord(context, model, submission, seen, {}, () => values, translations);
    }

    @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
    @Mutation(() => ID, {
      name: `delete${name}`,
      description:
        'Deletes an empty category. Fails with CONFLICT if it has records, and names them. ' +
        'Deleted records of the category can then only be restored to another category: see ' +
        '`restorableEntryCount`.',
    })
    delete(
      @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
      @VersionArg() version: number,
      @Ctx() context: Context,
    ): Promise<string> {
      return deleteRecord(context, model, { id, version });
    }
  }
  return CategoryResolver;
}
