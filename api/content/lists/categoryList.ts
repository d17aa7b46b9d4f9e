import { Prisma } from '../../generated/prisma/client.ts';
import { RecordListArgs } from './connection.ts';
import { rowId } from './id.ts';
import { byId } from './listOrder.ts';
import { ArgsType, id, inputFields } from '../../graphqlTypes.ts';

/** The arguments of a list of records that have categories. */
@ArgsType()
export class CategoryListArgs extends inputFields.extending(RecordListArgs, {
  categoryId: id.orNull('Only records of the category with this id.'),
}) {}

/** Selects records in the order of creation, of one category or of all. */
export const ofCategory = ({ categoryId }: Partial<CategoryListArgs>) => ({
  order: byId(),
  where: categoryId ? [Prisma.sql`"categoryId" = ${rowId(categoryId) ?? -1}`] : [],
});
