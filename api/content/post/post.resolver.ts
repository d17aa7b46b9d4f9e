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
import type { Post as PostRow } from '../../generated/prisma/client.ts';
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

@ObjectType({ description: 'A news post on the home page.' })
export class Post {
  @Field(() => ID, { description: 'Identifies the post among posts.' })
  id!: number;

  @Field(() => String, { description: 'The headline; shown in upper case.' })
  postTitle!: string;

  @Field(() => String, { description: 'The text, lines separated by line breaks; may be empty.' })
  postText!: string;

  @Field(() => String, { description: 'An http(s) address to read on at; empty when none.' })
  postLink!: string;

  @Field(() => String, { description: 'The words of the link; empty when none.' })
  postLinkText!: string;

  @Field(() => String, { nullable: true, description: 'The address of the picture, if any.' })
  imageUrl!: string | null;
}

const PostConnection = connectionOf('Post', Post);

@Resolver(() => Post)
export class PostResolver {
  @Public()
  @Query(() => PostConnection, { description: 'Posts, the newest first.' })
  async posts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<PostRow>> {
    const { take, afterKey } = pageRequest(page, isIdKey);
    const rows = await prisma.post.findMany({
      where: afterKey ? { id: { lt: afterKey[0] } } : {},
      orderBy: { id: 'desc' },
      take,
    });
    return toConnection(rows, page, (row) => [row.id]);
  }

  @Public()
  @Query(() => Post, { nullable: true, description: 'One post; null when there is none.' })
  async post(
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<PostRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.post.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => Picture, { nullable: true, description: 'The picture with its sizes.' })
  image(@Root() post: PostRow, @Ctx() { media }: Context): Picture | null {
    return pictureOf(media, post.imageUrl, post.imagePath, post.imageWidth, post.imageHeight);
  }
}
