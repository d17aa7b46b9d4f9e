import { ArgsType, Field, ID } from 'type-graphql';
import { Prisma } from '../generated/prisma/client.ts';
import { SearchedPageArgs } from './connection.ts';
import { rowId } from './id.ts';
import { byId } from './listOrder.ts';

/** The arguments of a list of entries that have categories. */
@ArgsType()
export class CategoryListArgs extends SearchedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of this category.' })
  categoryId?: string | null;
}

/** Selects entries in the order of entry, of one category or of all. */
export const ofCategory = ({ categoryId }: Pick<CategoryListArgs, 'categoryId'>) => ({
  order: byId(),
  where: categoryId ? [Prisma.sql`"categoryId" = ${rowId(categoryId) ?? -1}`] : [],
});
