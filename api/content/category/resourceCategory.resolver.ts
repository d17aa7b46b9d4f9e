import { ObjectType } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import { resourceKind } from '../resource/resource.kind.ts';
import { ResourceConnection } from '../resource/resource.types.ts';
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
  rows: (tx) => tx.resourceCategory,
  source: sourceOf('resource-category', Prisma.ResourceCategoryScalarFieldEnum, {
    texts: { categoryName: 'text' },
  }),
  entries: { kind: resourceKind, connection: ResourceConnection },
});
