import { Arg, Args, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Resource as ResourceRow } from '../../generated/prisma/client.ts';
import {
  type Connection,
  connectionOf,
  isIdKey,
  PageArgs,
  pageRequest,
  toConnection,
} from '../connection.ts';
import { rowId } from '../id.ts';

@ObjectType({ description: 'A service elsewhere that helps people in New Zealand.' })
export class Resource {
  @Field(() => ID, { description: 'Identifies the resource among resources.' })
  id!: number;

  @Field(() => String, { description: 'What the service is called.' })
  title!: string;

  @Field(() => [String], { description: 'What it helps with, one element a line.' })
  description!: string[];

  @Field(() => String, { description: 'Its http(s) address.' })
  link!: string;

  @Field(() => ID, { nullable: true, description: 'The category it is listed in.' })
  categoryId!: number | null;
}

export const ResourceConnection = connectionOf('Resource', Resource);

@Resolver(() => Resource)
export class ResourceResolver {
  @Public()
  @Query(() => ResourceConnection, {
    description: 'Resources in the order of entry, of one category or of all.',
  })
  async resources(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<ResourceRow>> {
    const { take, afterKey } = pageRequest(page, isIdKey);
    const rows = await prisma.resource.findMany({
      where: {
        ...(categoryId && { categoryId: rowId(categoryId) ?? -1 }),
        ...(afterKey && { id: { gt: afterKey[0] } }),
      },
      orderBy: { id: 'asc' },
      take,
    });
    return toConnection(rows, page, (row) => [row.id]);
  }

  @Public()
  @Query(() => Resource, { nullable: true, description: 'One resource; null when there is none.' })
  async resource(
    @Arg('id', () => ID, { description: 'The id of the resource.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<ResourceRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.resource.findUnique({ where: { id: number } });
  }
}
