import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client.ts';
import { dayToDate, dateToDay } from '../../scalars.ts';
import { databaseInt, type KeyParts } from './connection.ts';

/** The sort key of a row. */
type Key = (string | number)[];

/** An order in which a list is read page by page. */
export interface ListOrder<Row> {
  sql: Prisma.Sql;
  /** An extra column that the key of the rows needs. */
  column?: Prisma.Sql;
  /** The columns of the key, besides `id`. */
  columnNames?: readonly string[];
  keyOf: (row: Row) => Key;
  /** The rules of that key. */
  key: KeyParts;
  /** The condition for rows after the one with this key. */
  after: (key: Key) => Prisma.Sql;
}

export type Direction = 'ASC' | 'DESC';

const beyond = (direction: Direction) => Prisma.raw(direction === 'ASC' ? '>' : '<');

/** The order of creation, or its reverse. */
export const byId = (direction: Direction = 'ASC'): ListOrder<{ id: string | number }> => ({
  sql: Prisma.sql`id ${Prisma.raw(direction)}`,
  keyOf: ({ id }) => [id],
  key: [databaseInt],
  after: ([id]) => Prisma.sql`id ${beyond(direction)} ${id}`,
});

/** How the database compares a column. */
type ColumnType = 'text' | 'date' | 'int' | 'timestamp';

/** By columns, the first one first. Equal rows are ordered by id. */
export function byColumns<Column extends string>(
  types: Record<Column, ColumnType>,
  direction: Direction = 'ASC',
): ListOrder<{ id: string | number } & Record<Column, string>> {
  const columns = Object.entries<ColumnType>(types) as [Column, ColumnType][];
  const names = columns.map(([column]) => Prisma.raw(`"${column}"`));
  const way = Prisma.raw(direction);
  const checked = (value: string | number | null | undefined, type: ColumnType) => {
    if (value === null) return null;
    return type === 'date' ? dateToDay(dayToDate(value)) : String(value ?? '');
  };
  return {
    sql: Prisma.join([...names, Prisma.raw('id')].map((name) => Prisma.sql`${name} ${way}`)),
    columnNames: columns.map(([column]) => column),
    keyOf: (row) => [...columns.map(([column]) => row[column]), row.id],
    key: [...columns.map(() => z.string()), databaseInt],
    after: (key) => {
      const values = columns.map(
        ([, type], index) => Prisma.sql`${checked(key[index], type)}::${Prisma.raw(type)}`,
      );
      return Prisma.sql`(${Prisma.join([...names, Prisma.raw('id')])}) ${beyond(direction)}
        (${Prisma.join([...values, Prisma.sql`${key.at(-1)}::int`])})`;
    },
  };
}

/** By a column. Equal rows are ordered by id. */
export const byColumn = <Column extends string>(
  column: Column,
  type: ColumnType,
  direction: Direction = 'ASC',
) => byColumns({ [column]: type } as Record<Column, ColumnType>, direction);

/** By an SQL expression. Equal rows are ordered by id. */
export function byExpression(
  expression: Prisma.Sql,
  type: ColumnType,
  direction: Direction,
): ListOrder<{ id: string | number }> {
  const way = Prisma.raw(direction);
  return {
    sql: Prisma.sql`${expression} ${way}, id ${way}`,
    column: Prisma.sql`${expression} AS place`,
    keyOf: (row) => [String((row as { place?: string | number }).place), row.id],
    key: [z.string().refine(isPlace[type]), databaseInt],
    after: ([place, id]) => Prisma.sql`(${expression}, id) ${beyond(direction)}
      (${place}::text::${Prisma.raw(type)}, ${id}::int)`,
  };
}

/** Whether the database can read a text as a value of the type. */
const isPlace: Record<ColumnType, (text: string) => boolean> = {
  text: () => true,
  date: isInstant,
  int: (text) => /^-?\d+$/.test(text) && databaseInt.safeParse(Number(text)).success,
  timestamp: isInstant,
};

/** PostgreSQL has no year 0. */
function isInstant(text: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}(T[\d:.]+)?$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Orders the matches of a search by their `rank`, the best first. */
export function byRank<Row>(rank: Prisma.Sql, order: ListOrder<Row>): ListOrder<Row> {
  return {
    sql: Prisma.sql`rank, ${order.sql}`,
    ...(order.column && { column: order.column }),
    keyOf: (row) => [(row as { rank?: number }).rank ?? 0, ...order.keyOf(row)],
    key: [databaseInt, ...order.key],
    after: ([place, ...key]) =>
      Prisma.sql`(${rank} > ${place} OR (${rank} = ${place} AND ${order.after(key)}))`,
  };
}
