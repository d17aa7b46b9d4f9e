import type { Context } from '../context.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';
import type { ListOrder } from './listOrder.ts';
import { rowId } from './id.ts';
import { previewFilter, publicationCondition, type PublicationFilter } from './publication.ts';
import { translated, translationColumn } from './translated.ts';
import type { TextColumns } from './translation.types.ts';

/** What no list shows. */
const unlisted = ['createdBy', 'createdAt', 'updatedAt', 'searchText'] as const;

/** A row as lists have it, where a day is a text, YYYY-MM-DD. */
export type Listed<Row> = {
  [Column in Exclude<keyof Row, (typeof unlisted)[number]>]: DayAsText<Row[Column]>;
};

type DayAsText<Value> = Value extends Date ? string : Value;

/** Where lists find rows. */
export interface Source {
  /** The name of the table. */
  name: string;
  table: Prisma.Sql;
  columns: Prisma.Sql;
  /** All columns of the Prisma model. */
  allColumns: Prisma.Sql;
  /** The name of the table to which its `categoryId` refers. */
  categories?: string;
  /** The columns that can be translated. */
  texts: TextColumns;
  /** Whether visitors see its rows only while they are published. */
  hasPublication: boolean;
}

/**
 * Says where lists find rows of a model.
 * @param table the model's name in the database
 * @param columns the model's columns as Prisma has them, such as `Prisma.EventScalarFieldEnum`
 * @param texts the columns that can be translated
 * @param categories the name of the table of its categories, if it has any
 */
export function sourceOf<Column extends string>(
  table: string,
  columns: Record<Column, string>,
  { texts, categories }: { texts: TextColumns<NoInfer<Column>>; categories?: string },
): Source {
  const hidden = new Set<string>(unlisted);
  const listed = Object.values<string>(columns).filter((name) => !hidden.has(name));
  return {
    name: table,
    table: quoted([table]),
    columns: quoted(listed),
    allColumns: quoted(Object.values(columns)),
    texts,
    hasPublication: 'publishedAt' in columns,
    ...(categories && { categories }),
  };
}

const quoted = (names: string[]) => Prisma.raw(names.map((name) => `"${name}"`).join(', '));

/** Which rows of a source a list has, and in which order. */
export interface Selection {
  where?: Prisma.Sql[];
  order: Prisma.Sql;
  /** How many at the most; all where it is left out. */
  take?: number;
  /** The language to read them in, where they are translated; without it, each in its own. */
  language?: Language | null;
  /** Which of them: those that visitors see where it is left out. */
  publication?: PublicationFilter;
}

/** Selects rows as one JSON value named `rows`, which is read much faster than its columns. */
export function rowsAsJson(
  context: Pick<Context, 'now'>,
  source: Source,
  { where = [], order, take, language, publication }: Selection,
): Prisma.Sql {
  const { name, table, columns, texts } = source;
  const published = publicationCondition(context, source, publication);
  const condition = Prisma.join([published, ...where], ' AND ');
  const translation =
    language && Object.keys(texts).length > 0
      ? Prisma.sql`, ${translationColumn(name, Object.keys(texts), language)}`
      : Prisma.empty;
  return Prisma.sql`SELECT coalesce(json_agg(found), '[]') AS rows FROM (
    SELECT ${columns}${translation} FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${take ?? null}
  ) AS found`;
}

/** Reads the rows of a list. */
export async function listRows<Row>(
  context: Context,
  source: Source,
  selection: Selection,
): Promise<Listed<Row>[]> {
  const statement = rowsAsJson(context, source, selection);
  const [found] = await context.readRows<{ rows: Listed<Row>[] }>(statement);
  return withTranslations(found?.rows ?? [], selection.language ?? null);
}

export const withTranslations = <Row>(rows: Listed<Row>[], requestedLanguage: Language | null) =>
  rows.map((row) => Object.assign(translated(row), { requestedLanguage }));

/** Reads one row as lists have it; null where there is none with such an id that the reader may see. */
export async function listRow<Row>(
  context: Context,
  source: Source,
  id: string,
  language: Language | null,
): Promise<Listed<Row> | null> {
  const number = rowId(id);
  if (number === null) return null;
  const [row] = await listRows<Row>(context, source, {
    where: [Prisma.sql`id = ${number}`],
    order: Prisma.sql`id`,
    language,
    publication: previewFilter(context, source.name, number),
  });
  return row ?? null;
}

/**
 * Inserts a row. To build the statement, Prisma's `create` takes longer than the rest of a mutation does.
 * @param values by column. The database sets the others; pass instants, because it would set them in its own time zone.
 * @returns the row with all columns
 */
export async function insertRow<Row>(
  tx: Prisma.TransactionClient,
  { table, allColumns }: Source,
  values: Record<string, unknown>,
): Promise<Row> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = quoted(given.map(([name]) => name));
  const [row] = await tx.$queryRaw<[Row]>`INSERT INTO ${table} (${columns})
    VALUES (${Prisma.join(given.map(([, value]) => value))}) RETURNING ${allColumns}`;
  return row;
}

/** Which rows a paged list has. */
export interface ListSelection<Row> {
  order: ListOrder<Listed<Row>>;
  where?: Prisma.Sql[];
}
