import { resourceKind } from '../resource/resource.kind.ts';
import { ResourceConnection } from '../resource/resource.types.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';
import { resourceCategories } from './categoryTables.ts';
import { objectType } from '../../graphqlTypes.ts';

export const ResourceCategory = objectType(
  'ResourceCategory',
  'A group of resources, such as "Career Compass".',
  {},
  { implements: Category },
);

export const ResourceCategoryResolver = categoryResolver({
  type: ResourceCategory,
  list: 'resourceCategories',
  rows: (tx) => tx.resourceCategory,
  source: resourceCategories.source,
  entries: { kind: resourceKind, connection: ResourceConnection },
});
