import { createParameterDecorator, ID } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import { invalidArgument } from '../../errors.ts';
import { databaseInt, maxPageSize } from './connection.ts';

/** The number of an `ID`, or null if no row can have it, so that lookups find nothing. */
export function rowId(id: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
  return databaseInt.safeParse(number).data ?? null;
}

/** An argument that identifies a row. The resolver gets 0 for an id that no row can have. */
export const RowIdArg = (name: string, options: { description: string }) =>
  createParameterDecorator(({ args }) => rowId(args[name] as string) ?? 0, {
    arg: { name, typeFunc: () => ID, options },
  });

/**
 * The condition for the rows with these ids.
 * @throws BAD_USER_INPUT for more ids than a page has entries
 */
export function withIds(ids: readonly string[]): Prisma.Sql {
  if (ids.length > maxPageSize) {
    throw invalidArgument(`ids must name at most ${String(maxPageSize)} records`);
  }
  return Prisma.sql`id = ANY (${ids.map(rowId).filter((id) => id !== null)}::int[])`;
}
