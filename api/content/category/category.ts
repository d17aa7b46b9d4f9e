import { Field, ID, InputType, Int, InterfaceType } from 'type-graphql';
import type { Context } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { loadBatched } from '../batch.ts';
import {
  type Connection,
  isIdKey,
  type PageArgs,
  pageRequest,
  toConnection,
} from '../connection.ts';

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

export const duplicateCategory = { categoryName: 'There is a category of this name already.' };

/** The failure of deleting a category that is not empty. */
export function stillHolds(names: string[], count: number) {
  const others = count - names.length;
  const list = [...names, ...(others > 0 ? [`${String(others)} more`] : [])].join(', ');
  return conflict(
    `This category still holds ${String(count)} ${count === 1 ? 'entry' : 'entries'}: ${list}. Move or delete them first.`,
  );
}

/** How to find the entries of many categories: the same page of each, sorted by id. */
export interface EntriesQuery {
  where: { id?: { gt: number } };
  orderBy: { id: 'asc' };
  take: number;
}

/**
 * One page of a category's entries. All categories of a request are answered by one statement.
 * @param find gets categories with their entries
 */
export async function entriesOf<Row extends { id: number }>(
  context: Context,
  kind: string,
  categoryId: number,
  page: PageArgs,
  find: (ids: number[], entries: EntriesQuery) => Promise<{ id: number; entries: Row[] }[]>,
): Promise<Connection<Row>> {
  const { take, afterKey } = pageRequest(page, isIdKey);
  const batch = `${kind} entries ${String(take)} ${String(afterKey?.[0])}`;
  const rows = await loadBatched(context, batch, categoryId, async (ids) => {
    const where = afterKey ? { id: { gt: afterKey[0] } } : {};
    const found = await find([...ids], { where, orderBy: { id: 'asc' }, take });
    return new Map(found.map((category) => [category.id, category.entries]));
  });
  return toConnection(rows ?? [], page, (row) => [row.id]);
}
