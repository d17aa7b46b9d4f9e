import { ObjectType } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import { aboutEthiopiaKind } from '../aboutEthiopia/aboutEthiopia.kind.ts';
import { AboutEthiopiaConnection } from '../aboutEthiopia/aboutEthiopia.types.ts';
import { sourceOf } from '../lists.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';

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
  source: sourceOf('cultural-category', Prisma.CulturalCategoryScalarFieldEnum, {
    texts: { categoryName: 'text' },
  }),
  entries: { kind: aboutEthiopiaKind, connection: AboutEthiopiaConnection },
});
