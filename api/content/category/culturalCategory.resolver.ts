import { Arg, Args, Ctx, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type {
  AboutEthiopia as AboutEthiopiaRow,
  CulturalCategory as CulturalCategoryRow,
} from '../../generated/prisma/client.ts';
import { AboutEthiopiaConnection } from '../aboutEthiopia/aboutEthiopia.resolver.ts';
import { type Connection, PageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { Category, entriesOf } from './category.ts';

@ObjectType({ implements: Category, description: 'A group of pieces of culture.' })
export class CulturalCategory extends Category {}

@Resolver(() => CulturalCategory)
export class CulturalCategoryResolver {
  @Public()
  @Query(() => [CulturalCategory], { description: 'All categories of this kind, in their order.' })
  async culturalCategories(@Ctx() { prisma }: Context): Promise<CulturalCategoryRow[]> {
    return prisma.culturalCategory.findMany({ orderBy: { id: 'asc' } });
  }

  @Public()
  @Query(() => CulturalCategory, { nullable: true, description: 'One category; null when none.' })
  async culturalCategory(
    @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<CulturalCategoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.culturalCategory.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => AboutEthiopiaConnection, {
    description: 'Its entries in the order of entry.',
  })
  async entries(
    @Root() category: CulturalCategoryRow,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<AboutEthiopiaRow>> {
    return entriesOf(context, 'cultural', category.id, page, (ids, entries) =>
      context.prisma.culturalCategory.findMany({
        where: { id: { in: ids } },
        relationLoadStrategy: 'join',
        select: { id: true, entries },
      }),
    );
  }
}
