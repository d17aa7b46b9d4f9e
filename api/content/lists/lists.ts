import type { Context } from '../../context.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import type { ListOrder } from './listOrder.ts';
import { rowId } from './id.ts';
import type { Columns } from './requestedColumns.ts';
import {
  previewFilter,
  publicationCondition,
  type PublicationFilter,
} from '../publication/publication.ts';
import { translated, translationColumn } from '../translation/translated.ts';
import type { TextColumns } from '../translation/translation.types.ts';

/** Columns that no list reads. */
const unlisted = [
  'createdBy',
  'createdAt',
  'searchText',
  'agreementText',
  'agreementLanguage',
  'agreedAt',
] as const;

/** A row as lists read it, with days as texts, YYYY-MM-DD. */
export type Listed<Row> = {
  [Column in Exclude<keyof Row, (typeof unlisted)[number]>]: DayAsText<Row[Column]>;
};

type DayAsText<Value> = Value extends Date ? string : Value;

/** The source of the rows of a list. */
export interface Source {
  /** The name of the table. */
  name: string;
  table: Prisma.Sql;
  columns: Prisma.Sql;
  /** The names of all columns of the Prisma model. */
  columnNames: ReadonlySet<string>;
  /** All columns of the Prisma model. */
  allColumns: Prisma.Sql;
  /** The name of the table that `categoryId` references. */
  categories?: string;
  /** The columns that can be translated. */
  texts: TextColumns;
  /** Whether its rows are visible to visitors only while they are published. */
  hasPublication: boolean;
  /** The condition for the number of a member in a search; absent if it is a word as any other. */
  ofMember?: (id: number) => Prisma.Sql;
  /** Whether a text of another table meets a condition. Searches also find a row by such a text. */
  inRelatedText?: (isSo: (text: Prisma.Sql) => Prisma.Sql) => Prisma.Sql;
}

/**
 * Defines the source of the rows of a model.
 * @param table the model's name in the database
 * @param columns the model's columns as Prisma names them, such as `Prisma.EventScalarFieldEnum`
 * @param texts the columns that can be translated
 * @param categories the name of the table of its categories, if it has any
 */
export function sourceOf<Column extends string>(
  table: string,
  columns: Record<Column, string>,
  { texts, categories }: { texts: TextColumns; categories?: string | undefined },
): Source {
  const missing = Object.keys(texts).find((name) => !(name in columns));
  if (missing) throw new Error(`The table ${table} has no column ${missing}.`);
  const hidden = new Set<string>(unlisted);
  const listed = Object.values<string>(columns).filter((name) => !hidden.has(name));
  return {
    name: table,
    table: quoted([table]),
    columns: quoted(listed),
    columnNames: new Set(Object.values<string>(columns)),
    allColumns: quoted(Object.values(columns)),
    texts,
    hasPublication: 'publishedAt' in columns,
    ...(categories && { categories }),
  };
}

export const quoted = (names: string[]) => Prisma.raw(names.map((name) => `"${name}"`).join(', '));

/**
 * A source that reads only the columns that are needed.
 * @param requested the columns besides those of the order; null for all columns of lists
 */
export function narrowed<Row>(
  source: Source,
  requested: Columns | null,
  { columnNames = [] }: ListOrder<Row>,
): Source {
  if (!requested) return source;
  return {
    ...source,
    columns: quoted([...new Set(['id', 'language', ...requested, ...columnNames])]),
  };
}

/** The rows of a list and their order. */
export interface Selection {
  where?: Prisma.Sql[];
  order: Prisma.Sql;
  /** The maximum number of rows; all by default. */
  take?: number;
  /** The language in which translated rows are read. Without it, each row in its own. */
  language?: Language | null;
  /** The publication filter; by default, what visitors see. */
  publication?: PublicationFilter;
}

/** Selects rows as one JSON value named `rows`, which is much faster to read than columns. */
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

/** Reads one row as lists do; null if there is none with this id that the viewer may see. */
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

/** The rows of a paged list. */
export interface ListSelection<Row> {
  order: ListOrder<Listed<Row>>;
  where?: Prisma.Sql[];
}
