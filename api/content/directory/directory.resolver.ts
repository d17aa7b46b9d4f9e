import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Directory as DirectoryRow } from '../../generated/prisma/client.ts';
import {
  type Connection,
  connectionOf,
  isIdKey,
  PageArgs,
  pageRequest,
  toConnection,
} from '../connection.ts';
import { rowId } from '../id.ts';
import { Picture, pictureOf } from '../picture.ts';

@ObjectType({ description: 'A business or institution listed in the directory.' })
export class Directory {
  @Field(() => ID, { description: 'Identifies the entry within the directory.' })
  id!: number;

  @Field(() => String, { description: 'The name of the business or institution.' })
  name!: string;

  @Field(() => [String], { description: 'What it offers, one element a line.' })
  description!: string[];

  @Field(() => String, { description: 'Its address in words.' })
  location!: string;

  @Field(() => String, { description: 'The address on a map, an http(s) address.' })
  mapLink!: string;

  @Field(() => String, { description: 'The address of the picture in full size.' })
  imageUrl!: string;

  @Field(() => [String], {
    description: 'Names of social platforms: facebook, instagram, telegram, whatsapp, viber, x.',
  })
  socialMediaPlatforms!: string[];

  @Field(() => [String], {
    description: 'The http(s) link for each platform, at the same place as its name.',
  })
  socialMediaPlatformLinks!: string[];

  @Field(() => ID, { nullable: true, description: 'The category it is listed in.' })
  categoryId!: number | null;
}

export const DirectoryConnection = connectionOf('Directory', Directory);

@Resolver(() => Directory)
export class DirectoryResolver {
  @Public()
  @Query(() => DirectoryConnection, {
    description: 'Directory entries in the order of entry, of one category or of all.',
  })
  async directories(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only entries of this category.' })
    categoryId: string | null,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<DirectoryRow>> {
    const { take, afterKey } = pageRequest(page, isIdKey);
    const rows = await prisma.directory.findMany({
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
  @Query(() => Directory, { nullable: true, description: 'One entry; null when there is none.' })
  async directory(
    @Arg('id', () => ID, { description: 'The id of the entry.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<DirectoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.directory.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => Picture, { description: 'The picture with its sizes.' })
  image(@Root() entry: DirectoryRow, @Ctx() { media }: Context): Picture | null {
    return pictureOf(media, entry.imageUrl, entry.imagePath, entry.imageWidth, entry.imageHeight);
  }
}
