import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role, Scope } from '../access.ts';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { Context } from '../context.ts';
import type { FieldErrors } from '../shared/fieldErrors.rules.ts';
import type { Language } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import type { Connection, RecordListArgs } from './lists/connection.ts';
import type { ContentKind } from './content.ts';
import {
  type ContentKindOptions,
  type NewRowOf,
  partsOf,
  type RowOf,
} from './contentKindOptions.ts';
import { csvKindOf } from './csvKind.ts';
import { choicesIn, draftRulesOf, rulesFor } from '../shared/content/emptyFields.rules.ts';
import { columnsOfFields } from './fieldTypes.ts';
import { LanguageArg } from './translation/language.ts';
import { withIds } from './lists/id.ts';
import { listPage } from './lists/listPage.ts';
import { type Listed, listRow } from './lists/lists.ts';
import { type Columns, RequestedColumns } from './lists/requestedColumns.ts';
import {
  PublicationArgs,
  publicationColumns,
  PublicationListArgs,
} from './publication/publication.ts';
import { detailsWithout, withWholeFocus } from '../shared/content/pictureDetails.rules.ts';
import { albumPaths } from './media/album.ts';
import { columnsOfMedium } from './media/medium.ts';
import { noFiles } from './media/recordFiles.ts';
import { checkPublication } from './publication/checkPublication.ts';
import { orderOf, RecordOrderArgs } from './lists/recordOrder.ts';
import {
  changeColumns,
  createRecord,
  deleteRecord,
  type StoredFiles,
  updateRecord,
} from './save/records.ts';
import type { Delegate, RecordModel } from './save/recordModel.ts';
import { IdempotencyKey, type Submission } from './save/submissions.ts';
import { TranslationArgs } from './translation/translation.types.ts';
import {
  languageOf,
  readTranslations,
  translationErrors,
  withTranslations,
} from './translation/translations.ts';
import { VersionArg } from './versionArg.ts';

/**
 * Defines a kind of content: its rows, its pages, and its operations in the schema. These are the
 * list and by-id queries, and the mutations that create, change and delete a record.
 */
export function defineContentKind<
  Name extends CacheTag,
  Values extends object,
  ListArgs extends RecordListArgs,
  FileArgs extends object,
  FileRole extends string,
  FileColumns extends Partial<NewRowOf<Name>>,
>(kind: ContentKindOptions<Name, Values, ListArgs, FileArgs, FileRole, FileColumns>): ContentKind {
  const { name, words, type: RecordType, files } = kind;
  const { typename, source, order, connection, list, input: InputType } = partsOf(kind);
  type Row = RowOf<Name> & FileColumns;
  const pathsOf = (row: FileColumns) => [...files.pathsOf(row), ...albumPaths(row)];
  const model: RecordModel<Row, NewRowOf<Name>> = {
    ...kind,
    source,
    type: typename,
    content: name,
    // Prisma names a delegate after its model.
    rows: (tx) => tx[name] as unknown as Delegate<Row, NewRowOf<Name>>,
    pathsOf,
    checkChange: (tx, row, before) =>
      checkPublication(tx, { ...kind, source, missingIn: files.missingIn }, row, before),
    kind: name,
  };
  const unknown = Object.entries(kind.fields).find(
    ([field, { hasNoColumn }]) => !hasNoColumn && !source.columnNames.has(field),
  );
  if (unknown) throw new Error(`The table ${source.name} has no column ${unknown[0]}.`);
  // The rules produce a value for each field, and each field names a column.
  const columnsOf = (values: Values) =>
    ({
      ...columnsOfFields(kind.fields, values),
      ...kind.furtherColumnsOf?.(values),
    }) as Omit<NewRowOf<Name>, keyof FileColumns>;
  const draftRules = draftRulesOf(kind.rules, kind.fields);
  const translated = { ...kind, source, draftRules };
  const parse = (
    input: object,
    isDraft: boolean,
    written: TranslationArgs,
    missing: FieldErrors = {},
  ) =>
    columnsOf(
      parseInput(
        rulesFor(isDraft ? draftRules : kind.rules, kind.fields, input),
        withWholeFocus(input),
        withTranslations(kind.messagesOf?.(input) ?? kind.messages),
        { ...missing, ...translationErrors(translated, written, input, isDraft) },
      ),
    );
  const ordered = { ...kind, source, order };
  const andFiles = files.createArgs === noFiles.createArgs ? '' : ' and its files';

  @Resolver(() => RecordType)
  class RecordResolver {
    @Public({ tags: [name] })
    @Query(() => connection, { name: list.name, description: list.description })
    async list(
      @Args(() => list.args) args: ListArgs,
      @Args(() => PublicationListArgs) { publication }: PublicationListArgs,
      @Args(() => RecordOrderArgs) { order: requested }: RecordOrderArgs,
      @LanguageArg() language: Language | null,
      @RequestedColumns() columns: Columns | null,
      @Ctx() context: Context,
    ): Promise<Connection<Listed<Row>>> {
      const selection = list.select(args, context);
      const where = [...(selection.where ?? []), ...(args.ids ? [withIds(args.ids)] : [])];
      return listPage<Row>(context, source, {
        page: args,
        publication,
        language,
        columns,
        where,
        order: orderOf(context, ordered, requested, language, selection.order),
      });
    }

    @Public({ tags: [name] })
    @Query(() => RecordType, {
      name,
      nullable: true,
      description: `One ${words.short}. Null if there is none that the viewer may see.`,
    })
    async one(
      @Arg('id', () => ID, { description: `The id of the ${words.short}.` }) id: string,
      @LanguageArg() language: Language | null,
      @Ctx() context: Context,
    ): Promise<Listed<Row> | null> {
      return listRow<Row>(context, source, id, language);
    }

    @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
    @Mutation(() => RecordType, {
      name: `create${typename}`,
      description: `Creates ${words.record}.`,
    })
    async create(
      @Arg('input', () => InputType, { description: 'The values of the record.' }) input: object,
      @Args(() => TranslationArgs) written: TranslationArgs,
      @Args(() => PublicationArgs) shown: PublicationArgs,
      @Args(() => files.createArgs) sent: FileArgs,
      @IdempotencyKey() submission: Submission | null,
      @Ctx() context: Context,
    ): Promise<Row> {
      const isDraft = shown.publication?.isDraft ?? false;
      const columns = parse(input, isDraft, written, isDraft ? {} : files.errorsOf(sent, input));
      const newFiles = await files.read(context, sent);
      const row = (stored: StoredFiles<FileRole>) => {
        const fileColumns = files.columnsOfNew(stored, sent);
        return {
          ...columns,
          ...languageOf(written),
          ...publicationColumns(shown, context.now(), null),
          ...fileColumns,
          ...detailsWithout(fileColumns),
        };
      };
      const translations = readTranslations(context, translated, written);
      return createRecord(context, model, submission, newFiles, row, translations);
    }

    @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
    @Mutation(() => RecordType, {
      name: `update${typename}`,
      description: `Changes ${words.record}. Fails with CONFLICT if somebody else changed it since.`,
    })
    async update(
      @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
      @VersionArg() version: number,
      @Arg('input', () => InputType, { description: 'The new values of the record.' })
      input: object,
      @Args(() => TranslationArgs) written: TranslationArgs,
      @Args(() => PublicationArgs) shown: PublicationArgs,
      @Args(() => files.updateArgs) sent: FileArgs,
      @IdempotencyKey() submission: Submission | null,
      @Ctx() context: Context,
    ): Promise<Row> {
      // Before files are read. Whether the record is a draft may depend on its row.
      parse(input, shown.publication?.isDraft ?? true, written);
      const newFiles = await files.read(context, sent);
      const change = (stored: StoredFiles<FileRole>, before: Row) => {
        const fileColumns = files.columnsOfChange(stored, sent);
        const publication = publicationColumns(shown, context.now(), before);
        const { language = null, translations } = written;
        const inOwnLanguage = { translations, language: language ?? before.language };
        // A client that does not know a choice leaves it as it is.
        const whole = { ...input, ...choicesIn(kind.fields, { ...before, ...input }) };
        return {
          ...parse(whole, { ...before, ...publication }.publishedAt === null, inOwnLanguage),
          ...languageOf(written),
          ...publication,
          ...fileColumns,
          ...detailsWithout({ ...before, ...fileColumns }),
        };
      };
      const seen = { id, version };
      const translations = readTranslations(context, translated, written);
      return updateRecord(context, model, submission, seen, newFiles, change, translations);
    }

    @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
    @Mutation(() => ID, {
      name: `delete${typename}`,
      description: `Deletes ${words.record}${andFiles} and returns the id.`,
    })
    delete(
      @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
      @VersionArg() version: number,
      @Ctx() context: Context,
    ): Promise<string> {
      return deleteRecord(context, model, { id, version });
    }
  }
  const { missingIn, medium = null } = files;
  return {
    ...ordered,
    typename,
    connection,
    list,
    resolver: RecordResolver,
    pathsOf,
    missingIn,
    draftRules,
    fileColumns: medium ? columnsOfMedium(medium) : [],
    medium,
    csv: csvKindOf({ ...translated, columnsOf }),
    change: changeColumns(model),
  };
}
