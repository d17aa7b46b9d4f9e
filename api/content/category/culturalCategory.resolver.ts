import { ObjectType } from 'type-graphql';
import { Prisma } from '../../generated/prisma/client.ts';
import {
  AboutEthiopiaConnection,
  aboutEthiopiaKind,
} from '../aboutEthiopia/aboutEthiopia.types.ts';
import { byId } from '../listOrder.ts';
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
  content: 'aboutEthiopia',
  source: sourceOf('cultural-category', Prisma.CulturalCategoryScalarFieldEnum),
  find: (tx, id) => tx.culturalCategory.findUnique({ where: { id } }),
  create: (tx, data) => tx.culturalCategory.create({ data }),
  update: (tx, where, data) => tx.culturalCategory.update({ where, data }),
  remove: (tx, id) => tx.culturalCategory.delete({ where: { id } }),
  entries: {
    connection: AboutEthiopiaConnection,
    source: aboutEthiopiaKind.source,
    order: byId(),
    count: (tx, held) => tx.aboutEthiopia.count(held),
    titles: async (tx, held) => {
      const found = await tx.aboutEthiopia.findMany({ ...held, select: { title: true } });
      return found.map(({ title }) => title);
    },
  },
});
