import { ObjectType } from 'type-graphql';
import { aboutEthiopiaKind } from '../aboutEthiopia/aboutEthiopia.kind.ts';
import { AboutEthiopiaConnection } from '../aboutEthiopia/aboutEthiopia.types.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';
import { culturalCategories } from './categoryTables.ts';

@ObjectType({
  simpleResolvers: true,
  implements: Category,
  description: 'A group of pieces of culture.',
})
export class CulturalCategory extends Category {}

export const CulturalCategoryResolver = categoryResolver({
  type: CulturalCategory,
  list: 'culturalCategories',
  rows: (tx) => tx.culturalCategory,
  source: culturalCategories.source,
  entries: { kind: aboutEthiopiaKind, connection: AboutEthiopiaConnection },
});
