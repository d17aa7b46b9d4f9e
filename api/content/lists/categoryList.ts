import { ArgsType, Field, ID } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import { RecordListArgs } from './connection.ts';
import { rowId } from './id.ts';
import { byId } from './listOrder.ts';

/** The arguments of a list of records that have categories. */
@ArgsType()
export class CategoryListArgs extends RecordListArgs {
  @Field(() => ID, { nullable: true, description: 'Only records of the category with this id.' })
  categoryId?: string | null;
}

/** Selects records in the order of creation, of one category or of all. */
export const ofCategory = ({ categoryId }: Pick<CategoryListArgs, 'categoryId'>) => ({
  order: byId(),
  where: categoryId ? [Prisma.sql`"categoryId" = ${rowId(categoryId) ?? -1}`] : [],
});
