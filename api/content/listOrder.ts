import { Prisma } from '../generated/prisma/client.ts';
import { dayToDate, dateToDay } from '../scalars.ts';
import { isDatabaseInt, isIdKey } from './connection.ts';

/** The values by which a row has its place in an order. */
type Key = (string | number)[];

/** An order in which a list is read page by page. */
export interface ListOrder<Row> {
  sql: Prisma.Sql;
  keyOf: (row: Row) => Key;
  isKey: (value: unknown) => value is Key;
  /** The condition of rows that come after the one with this key. */
  after: (key: Key) => Prisma.Sql;
}

export type Direction = 'ASC' | 'DESC';

const beyond = (direction: Direction) => Prisma.raw(direction === 'ASC' ? '>' : '<');

/** The order of entry, or its reverse. */
export const byId = (direction: Direction = 'ASC'): ListOrder<{ id: string | number }> => ({
  sql: Prisma.sql`id ${Prisma.raw(direction)}`,
  keyOf: ({ id }) => [id],
  isKey: isIdKey,
  after: ([id]) => Prisma.sql`id ${beyond(direction)} ${id}`,
});

/** By a column; equal rows by id. */
export function byColumn<Column extends string>(
  column: Column,
  type: 'text' | 'date' | 'int',
  direction: Direction = 'ASC',
): ListOrder<{ id: string | number } & Record<Column, string>> {
  const name = Prisma.raw(`"${column}"`);
  const way = Prisma.raw(direction);
  const checked = (value: string | number | null | undefined) => {
    if (value === null) return null;
    return type === 'date' ? dateToDay(dayToDate(value)) : String(value);
  };
  return {
    sql: Prisma.sql`${name} ${way}, id ${way}`,
    keyOf: (row) => [row[column], row.id],
    isKey: (value): value is [string, number] =>
      Array.isArray(value) &&
      value.length === 2 &&
      typeof value[0] === 'string' &&
      isDatabaseInt(value[1]),
    after: ([value, id]) =>
      Prisma.sql`(${name}, id) ${beyond(direction)} (${checked(value)}::${Prisma.raw(type)}, ${id}::int)`,
  };
}

/** Orders the matches of a search by their `rank`, the best first. */
export function byRank<Row>(rank: Prisma.Sql, order: ListOrder<Row>): ListOrder<Row> {
  return {
    sql: Prisma.sql`rank, ${order.sql}`,
    keyOf: (row) => [(row as { rank?: number }).rank ?? 0, ...order.keyOf(row)],
    isKey: (value): value is Key =>
      Array.isArray(value) && isDatabaseInt(value[0]) && order.isKey(value.slice(1)),
    after: ([place, ...key]) =>
      Prisma.sql`(${rank} > ${place} OR (${rank} = ${place} AND ${order.after(key)}))`,
  };
}
