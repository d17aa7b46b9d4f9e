import { Field, ID, InputType, Int, InterfaceType } from 'type-graphql';
import type { Context } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { loadBatched } from '../batch.ts';
import {
  type Connection,
  isIdKey,
  type PageArgs,
  pageRequest,
  toConnection,
} from '../connection.ts';
import { type Listed, rowsAsJson, type Source } from '../lists.ts';

@InterfaceType({ description: 'A group under which entries are listed.' })
export abstract class Category {
  @Field(() => ID, { description: 'Identifies the category among those of its kind.' })
  id!: number;

  @Field(() => String, { description: 'Its heading, 2 to 50 characters.' })
  categoryName!: string;

  @Field(() => Int, { description: 'Counts the changes; renaming asks for it.' })
  version!: number;
}

@InputType({ description: 'What a volunteer writes about a category.' })
export class CategoryInput {
  @Field(() => String, { description: 'Required, 2 to 50 characters.' })
  categoryName!: string;
}

/** The failure of deleting a category that is not empty. */
export const categoryNotEmpty = (names: string[], count: number) =>
  conflict('categoryNotEmpty', { count, names });

/** One page of a category's entries. All categories of a request share one statement. */
export async function entriesOf<Row extends { id: number }>(
  context: Context,
  source: Source,
  categoryId: number,
  page: PageArgs,
): Promise<Connection<Listed<Row>>> {
  const { take, afterKey } = pageRequest(page, isIdKey);
  const batch = `${source.table.sql} entries ${String(take)} ${String(afterKey?.[0])}`;
  const rows = await loadBatched(context, batch, categoryId, async (ids) => {
    const where = [Prisma.sql`"categoryId" = category`];
    if (afterKey) where.push(Prisma.sql`id > ${afterKey[0]}`);
    const entries = rowsAsJson(source, { where, order: Prisma.sql`id`, take });
    const found = await context.readRows<{ category: number; rows: Listed<Row>[] }>(Prisma.sql`
      SELECT category, rows FROM unnest(${ids}::int[]) AS category, LATERAL (${entries}) AS entries`);
    return new Map(found.map(({ category, rows }) => [category, rows]));
  });
  return toConnection(rows ?? [], page, ({ id }) => [id]);
}
