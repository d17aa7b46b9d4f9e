import { ObjectType } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import { directoryKind, directoryOrder } from '../directory/directory.kind.ts';
import { DirectoryConnection } from '../directory/directory.types.ts';
import { sourceOf } from '../lists.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';

@ObjectType({
  simpleResolvers: true,
  implements: Category,
  description: 'A group of directory entries, such as "Barbershops".',
})
export class DirectoryCategory extends Category {}

export const DirectoryCategoryResolver = categoryResolver({
  type: DirectoryCategory,
  list: 'directoryCategories',
  rows: (tx) => tx.directoryCategory,
  source: sourceOf('directory-category', Prisma.DirectoryCategoryScalarFieldEnum, {
    texts: { categoryName: 'text' },
  }),
  entries: { kind: directoryKind, connection: DirectoryConnection, order: directoryOrder },
});
