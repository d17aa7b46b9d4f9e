import { ObjectType } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import {
  DirectoryConnection,
  directoryKind,
  directoryOrder,
} from '../directory/directory.types.ts';
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
  content: 'directory',
  source: sourceOf('directory-category', Prisma.DirectoryCategoryScalarFieldEnum),
  find: (tx, id) => tx.directoryCategory.findUnique({ where: { id } }),
  create: (tx, data) => tx.directoryCategory.create({ data }),
  update: (tx, where, data) => tx.directoryCategory.update({ where, data }),
  remove: (tx, id) => tx.directoryCategory.delete({ where: { id } }),
  entries: {
    connection: DirectoryConnection,
    source: directoryKind.source,
    order: directoryOrder,
    count: (tx, held) => tx.directory.count(held),
    titles: async (tx, held) => {
      const found = await tx.directory.findMany({ ...held, select: { name: true } });
      return found.map(({ name }) => name);
    },
  },
});
