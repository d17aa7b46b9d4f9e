import { Arg, Args, Ctx, Resolver } from 'type-graphql';
import { Access, contentReaders } from '../access.ts';
import { contentKindEnum, kindNamed } from '../content/contentKinds.ts';
import { EventPeriod } from '../content/event/event.types.ts';
import { listIds } from '../content/lists/listPage.ts';
import { orderOf, RecordOrder } from '../content/lists/recordOrder.ts';
import { PublicationFilter } from '../content/publication/publication.ts';
import { amharicFields } from '../content/translation/amharicFields.ts';
import type { Context } from '../context.ts';
import { fieldsOf } from '../csvImport/columns.ts';
import { type PresentRecord, recordTexts } from '../csvImport/recordTexts.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { ArgsType, field, id, inputFields } from '../graphqlTypes.ts';
import { dateToDay } from '../scalars.ts';
import { columnName, valueName } from '../shared/csv/columnWords.ts';
import {
  type CsvExport,
  ExportMutation,
  ExportArgs,
  SearchedExportArgs,
} from './csvExport.types.ts';
import { exportTable, exportTake, selectedIds, wordsIn } from './exportTable.ts';

@ArgsType()
class RecordExportArgs extends inputFields.extending(SearchedExportArgs, {
  publication: field(() => PublicationFilter, 'Only records in this publication state.', {
    defaultValue: PublicationFilter.ALL,
  }),
  categoryId: id.orNull('Only records of the category with this id.'),
  period: field(() => EventPeriod, 'For events, only those of this period.', {
    defaultValue: EventPeriod.ALL,
  }),
  order: field(() => RecordOrder, 'The order of the rows.', { defaultValue: RecordOrder.LISTED }),
}) {}

/** The table of each list of categories, and that of its records, in the order of the page. */
const categoryLists = [
  { name: 'directory', table: 'directory-category', entries: 'directory' },
  { name: 'resource', table: 'resource-category', entries: 'resource' },
  { name: 'cultural', table: 'cultural-category', entries: 'aboutEthiopia' },
] as const;

interface Category {
  list: (typeof categoryLists)[number]['name'];
  english: string | null;
  amharic: string | null;
  count: number;
}

const quoted = (name: string) => Prisma.raw(`"${name}"`);

@Resolver()
export class ContentExportResolver {
  /** With columns that an import recognises. */
  @Access(...contentReaders)
  @ExportMutation('Exports content in the order of its list.')
  async exportRecords(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of content.' }) name: string,
    @Args(() => RecordExportArgs)
    { search, publication, order, ids, language, ...filter }: RecordExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const kind = kindNamed(name);
    const { source, rules, messages } = kind;
    const selection = kind.list.select(filter as never, context);
    const fields = fieldsOf(rules, source.texts, true)
      .map((each) => each.name)
      // Texts have a column in each language instead.
      .filter((each) => !(each in source.texts));
    const labels = language === 'AM' ? (amharicFields[name] ?? messages) : messages;
    const words = await wordsIn(language);
    return exportTable(context, {
      what: name,
      entries: await listIds(context, source, {
        ...selection,
        search,
        publication,
        ids: selectedIds(ids),
        take: exportTake,
        order: orderOf(context, kind, order, language, selection.order),
      }),
      rowsOf: (wanted) => recordTexts(context, kind, wanted, language),
      columns: fields.map((each) => [
        columnName(each, labels, words),
        ({ texts: { [each]: cell = '' } }: PresentRecord) =>
          valueName(each, cell, labels, words) ?? cell,
      ]),
    });
  }

  @Access(...contentReaders)
  @ExportMutation('Exports the current, former and future officers.')
  async exportCommittee(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { fields, offices } = (await wordsIn(language)).officer;
    return exportTable(context, {
      what: 'officer',
      entries: await context.prisma.officer.findMany({
        orderBy: [{ from: 'desc' }, { id: 'desc' }],
        take: exportTake,
      }),
      rowsOf: (officers) => officers,
      columns: [
        [fields.name.label, ({ name }) => name],
        [fields.nameAmharic.label, ({ nameAmharic }) => nameAmharic],
        [fields.office.label, ({ office }) => offices[office]],
        [fields.title.label, ({ title }) => title],
        [fields.titleAmharic.label, ({ titleAmharic }) => titleAmharic],
        [fields.from.label, ({ from }) => dateToDay(from)],
        [fields.until.label, ({ until }) => until && dateToDay(until)],
      ],
    });
  }

  @Access(...contentReaders)
  @ExportMutation('Exports the categories of all kinds.')
  async exportCategories(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { adminLists, csvExport, csvImport } = await wordsIn(language);
    const words = adminLists.categories;
    const nameIn = (wanted: Language) => Prisma.sql`CASE c.language
      WHEN ${wanted}::"Language" THEN c."categoryName" ELSE t."values" ->> 'categoryName' END`;
    const selects = categoryLists.map(
      ({ name, table, entries }, place) => Prisma.sql`
        SELECT ${place}::int AS place, ${name} AS list, c.id, ${nameIn('EN')} AS english,
          ${nameIn('AM')} AS amharic,
          (SELECT count(*)::int FROM ${quoted(entries)} WHERE "categoryId" = c.id) AS count
        FROM ${quoted(table)} AS c
        LEFT JOIN "translation" AS t ON t.kind = ${table} AND t."recordId" = c.id`,
    );
    return exportTable(context, {
      what: 'category',
      entries: await context.prisma.$queryRaw<Category[]>`
        ${Prisma.join(selects, ' UNION ALL ')} ORDER BY place, id LIMIT ${exportTake}`,
      rowsOf: (categories) => categories,
      columns: [
        [csvExport.group, ({ list }) => words[list]],
        [csvImport.inEnglish(words.name), ({ english }) => english],
        [csvImport.inAmharic(words.name), ({ amharic }) => amharic],
        [words.entries, ({ count }) => count],
      ],
    });
  }
}
