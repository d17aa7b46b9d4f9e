import { aboutEthiopiaKind } from '../aboutEthiopia/aboutEthiopia.kind.ts';
import { AboutEthiopiaConnection } from '../aboutEthiopia/aboutEthiopia.types.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';
import { culturalCategories } from './categoryTables.ts';
import { objectType } from '../../graphqlTypes.ts';

export const CulturalCategory = objectType(
  'CulturalCategory',
  'A group of pieces of culture.',
  {},
  { implements: Category },
);

export const CulturalCategoryResolver = categoryResolver({
  type: CulturalCategory,
  list: 'culturalCategories',
  rows: (tx) => tx.culturalCategory,
  source: culturalCategories.source,
  entries: { kind: aboutEthiopiaKind, connection: AboutEthiopiaConnection },
});
