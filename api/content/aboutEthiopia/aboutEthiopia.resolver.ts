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
import type { AboutEthiopia as AboutEthiopiaRow } from '../../generated/prisma/client.ts';
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

@ObjectType({ description: 'A piece of Ethiopian culture, told with a picture or a video.' })
export class AboutEthiopia {
  @Field(() => ID, { description: 'Identifies the piece among pieces of culture.' })
  id!: number;

  @Field(() => String, { description: 'What it is about.' })
  title!: string;

  @Field(() => String, { description: 'The text; paragraphs are separated by a blank line.' })
  description!: string;

  @Field(() => String, { description: 'An http(s) address to read on at; empty when none.' })
  link!: string;

  @Field(() => String, { description: 'The address of the picture or video in full size.' })
  mediaUrl!: string;

  @Field(() => Boolean, { description: 'Whether the medium is a video rather than a picture.' })
  isVideoSrc!: boolean;

  @Field(() => ID, { nullable: true, description: 'The category it is listed in.' })
  categoryId!: number | null;
}

export const AboutEthiopiaConnection = connectionOf('AboutEthiopia', AboutEthiopia);

@Resolver(() => AboutEthiopia)
export class AboutEthiopiaResolver {
  @Public()
  @Query(() => AboutEthiopiaConnection, {
    description: 'Pieces of culture in the order of entry, of one category or of all.',
  })
  async aboutEthiopiaItems(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<AboutEthiopiaRow>> {
    const { take, afterKey } = pageRequest(page, isIdKey);
    const rows = await prisma.aboutEthiopia.findMany({
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
  @Query(() => AboutEthiopia, {
    nullable: true,
    description: 'One piece; null when there is none.',
  })
  async aboutEthiopia(
    @Arg('id', () => ID, { description: 'The id of the piece.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<AboutEthiopiaRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.aboutEthiopia.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => Picture, {
    nullable: true,
    description: 'The picture, or the still picture of a video, with its sizes.',
  })
  image(@Root() item: AboutEthiopiaRow, @Ctx() { media }: Context): Picture | null {
    const { mediaWidth, mediaHeight } = item;
    return item.isVideoSrc
      ? pictureOf(media, item.posterUrl, item.posterPath, mediaWidth, mediaHeight)
      : pictureOf(media, item.mediaUrl, item.mediaPath, mediaWidth, mediaHeight);
  }
}
