import { Arg, Args, Ctx, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type {
  Directory as DirectoryRow,
  DirectoryCategory as DirectoryCategoryRow,
} from '../../generated/prisma/client.ts';
import { DirectoryConnection } from '../directory/directory.resolver.ts';
import { type Connection, PageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { Category, entriesOf } from './category.ts';

@ObjectType({
  implements: Category,
  description: 'A group of directory entries, such as "Barbershops".',
})
export class DirectoryCategory extends Category {}

@Resolver(() => DirectoryCategory)
export class DirectoryCategoryResolver {
  @Public()
  @Query(() => [DirectoryCategory], { description: 'All categories of this kind, in their order.' })
  async directoryCategories(@Ctx() { prisma }: Context): Promise<DirectoryCategoryRow[]> {
    return prisma.directoryCategory.findMany({ orderBy: { id: 'asc' } });
  }

  @Public()
  @Query(() => DirectoryCategory, { nullable: true, description: 'One category; null when none.' })
  async directoryCategory(
    @Arg('id', () => ID, { description: 'The id of the category.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<DirectoryCategoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.directoryCategory.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => DirectoryConnection, { description: 'Its entries in the order of entry.' })
  async entries(
    @Root() category: DirectoryCategoryRow,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<DirectoryRow>> {
    return entriesOf(context, 'directory', category.id, page, (ids, entries) =>
      context.prisma.directoryCategory.findMany({
        where: { id: { in: ids } },
        relationLoadStrategy: 'join',
        select: { id: true, entries },
      }),
    );
  }
}
