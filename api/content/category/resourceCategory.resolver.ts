import { ObjectType } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import { ResourceConnection, resourceKind } from '../resource/resource.types.ts';
import { byId } from '../listOrder.ts';
import { sourceOf } from '../lists.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';

@ObjectType({
  simpleResolvers: true,
  implements: Category,
  description: 'A group of resources, such as "Career Compass".',
})
export class ResourceCategory extends Category {}

export const ResourceCategoryResolver = categoryResolver({
  type: ResourceCategory,
  list: 'resourceCategories',
  content: 'resource',
  source: sourceOf('resource-category', Prisma.ResourceCategoryScalarFieldEnum),
  find: (tx, id) => tx.resourceCategory.findUnique({ where: { id } }),
  create: (tx, data) => tx.resourceCategory.create({ data }),
  update: (tx, where, data) => tx.resourceCategory.update({ where, data }),
  remove: (tx, id) => tx.resourceCategory.delete({ where: { id } }),
  entries: {
    connection: ResourceConnection,
    source: resourceKind.source,
    order: byId(),
    count: (tx, held) => tx.resource.count(held),
    titles: async (tx, held) => {
      const found = await tx.resource.findMany({ ...held, select: { title: true } });
      return found.map(({ title }) => title);
    },
  },
});
