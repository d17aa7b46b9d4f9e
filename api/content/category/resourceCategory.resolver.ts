import { Arg, Args, Ctx, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type {
  Resource as ResourceRow,
  ResourceCategory as ResourceCategoryRow,
} from '../../generated/prisma/client.ts';
import { ResourceConnection } from '../resource/resource.resolver.ts';
import { type Connection, PageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { Category, entriesOf } from './category.ts';

@ObjectType({
  implements: Category,
  description: 'A group of resources, such as "Career Compass".',
})
export class ResourceCategory extends Category {}

@Resolver(() => ResourceCategory)
export class ResourceCategoryResolver {
  @Public()
  @Query(() => [ResourceCategory], { description: 'All categories of this kind, in their order.' })
  async resourceCategories(@Ctx() { prisma }: Context): Promise<ResourceCategoryRow[]> {
    return prisma.resourceCategory.findMany({ orderBy: { id: 'asc' } });
  }

  @Public()
  @Query(() => ResourceCategory, { nullable: true, description: 'One category; null when none.' })
  async resourceCategory(
    @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<ResourceCategoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.resourceCategory.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => ResourceConnection, { description: 'Its entries in the order of entry.' })
  async entries(
    @Root() category: ResourceCategoryRow,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<ResourceRow>> {
    return entriesOf(context, 'resource', category.id, page, (ids, entries) =>
      context.prisma.resourceCategory.findMany({
        where: { id: { in: ids } },
        relationLoadStrategy: 'join',
        select: { id: true, entries },
      }),
    );
  }
}
