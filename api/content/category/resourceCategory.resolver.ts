import { ObjectType } from 'type-graphql';
import { resourceKind } from '../resource/resource.kind.ts';
import { ResourceConnection } from '../resource/resource.types.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';
import { resourceCategories } from './categoryTables.ts';

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
  source: resourceCategories.source,
  entries: { kind: resourceKind, connection: ResourceConnection },
});
