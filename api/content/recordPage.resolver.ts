import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { contentKindEnum, contentKinds } from './contentKinds.ts';
import { rowId } from './lists/id.ts';
import { LanguageArg } from './translation/language.ts';
import { dateTime, field, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { type ContentKind, pathOf, type Row, titleOf } from './content.ts';
import type { Direction, ListOrder } from './lists/listOrder.ts';
import { rowsAsJson } from './lists/lists.ts';
import { previewFilter, publicationCondition, wasPublished } from './publication/publication.ts';
import { translated } from './translation/translated.ts';

@ObjectType('RecordLink', 'A link to a record.')
class RecordLink extends outputFields({
  title: string('The title or the name of the record.'),
  language: field(() => Language, 'The language of the title.'),
  path: string('The path of the record on the site.'),
}) {}

@ObjectType('RecordPage', 'The parts of the page of a record besides the record itself.')
class RecordPage extends outputFields({
  createdAt: dateTime.orNull('When the record was created. Null after a deleted record is erased.'),
  updatedAt: dateTime.orNull('When it was last changed. Null after a deleted record is erased.'),
  deletedAt: dateTime.orNull('When it was deleted. Null if it was not.'),
  previous: field.orNull(
    () => RecordLink,
    'The previous record in the list of its kind. Null for the first one.',
  ),
  next: field.orNull(
    () => RecordLink,
    'The next record in the list of its kind. Null for the last one.',
  ),
}) {}

@Resolver()
export class RecordPageResolver {
  @Public({ tags: [] })
  @Query(() => RecordPage, {
    nullable: true,
    description:
      'The parts of the page of a record besides the record itself. It also works for a ' +
      'deleted record. Null if there never was such a record.',
  })
  async recordPage(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) name: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) sent: string,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<RecordPage | null> {
    const kind = contentKinds.find((each) => each.name === name);
    const id = rowId(sent);
    if (!kind || id === null) return null;
    const { source } = kind;
    context.cacheTags.add({ tags: [kind.name] });
    // The values of a deleted record are stored.
    const isShown = publicationCondition(context, source, previewFilter(context, source.name, id));
    const [found] = await context.readRows<Found>(Prisma.sql`
      SELECT to_jsonb(record) AS row, NULL AS "deletedAt" FROM ${source.table} AS record
      WHERE id = ${id} AND ${isShown}
      UNION ALL
      SELECT coalesce("values", '{}'), "deletedAt"::text FROM "deleted-record"
      WHERE kind = ${name} AND "recordId" = ${id}
      LIMIT 1`);
    if (!found) return null;
    const { row, deletedAt } = found;
    const instant = (text: string | null | undefined) => (text ? new Date(`${text}Z`) : null);
    const deleted = instant(deletedAt);
    if (deleted && !wasPublished(row, deleted)) return null;
    return {
      createdAt: instant(row.createdAt),
      updatedAt: instant(row.updatedAt),
      deletedAt: deleted,
      ...(await readNeighbours(context, kind, { ...row, id }, language)),
    };
  }
}

interface Found {
  row: Record<string, unknown> & { createdAt?: string; updatedAt?: string };
  deletedAt: string | null;
}

/** The previous and the next record of a row, in the order of the list. */
async function readNeighbours(
  context: Context,
  kind: ContentKind,
  row: Record<string, unknown>,
  language: Language | null,
) {
  const { source, titleColumn, order, listedWith } = kind;
  const columns = Prisma.raw(`id, language, "${titleColumn}"`);
  const listed = listedWith?.(row, todayInAuckland(context.now())) ?? Prisma.sql`true`;
  const nearest = (direction: Direction) => {
    const { sql, keyOf, after } = order(direction) as ListOrder<typeof row>;
    // If nothing is stored about a deleted record, the first record of the list is next.
    const isKnown = titleColumn in row;
    const beyond = isKnown ? after(keyOf(row)) : Prisma.raw(String(direction === 'ASC'));
    return Prisma.sql`(${rowsAsJson(
      context,
      { ...source, columns },
      { where: [listed, beyond], order: sql, take: 1, language },
    )})`;
  };
  const [found] = await context.readRows<Record<'previous' | 'next', Row[]>>(
    Prisma.sql`SELECT ${nearest('DESC')} AS previous, ${nearest('ASC')} AS next`,
  );
  const linkTo = ([read]: Row[] = []): RecordLink | null => {
    if (!read) return null;
    const to = translated(read);
    return { title: titleOf(kind, to), language: to.language, path: pathOf(kind, to) };
  };
  return { previous: linkTo(found?.previous), next: linkTo(found?.next) };
}
