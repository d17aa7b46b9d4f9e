import { Prisma } from '../../generated/prisma/client.ts';
import { RecordListArgs } from './connection.ts';
import { rowId } from './id.ts';
import { byId } from './listOrder.ts';
import { argsType, id } from '../../graphqlTypes.ts';

/** The arguments of a list of records that have categories. */
export const CategoryListArgs = argsType(
  {
    categoryId: id.orNull('Only records of the category with this id.'),
  },
  { extends: RecordListArgs },
);
export type CategoryListArgs = InstanceType<typeof CategoryListArgs>;

/** Selects records in the order of creation, of one category or of all. */
export const ofCategory = ({ categoryId }: Partial<CategoryListArgs>) => ({
  order: byId(),
  where: categoryId ? [Prisma.sql`"categoryId" = ${rowId(categoryId) ?? -1}`] : [],
});
