import { admin } from '../../../client/messages/en/content/post/admin.ts';
import { parseInput } from '../../parseInput.ts';
import { createRecord, deleteRecord, type RecordModel, updateRecord } from '../records.ts';
import { IdempotencyKey, type Submission } from '../submissions.ts';
import { postRules, imageField } from './post.rules.ts';
import { Post, PostConnection, PostInput, postKind } from './post.types.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import { type FileArgument, readPicture } from '../../media/uploads.ts';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Post as PostRow } from '../../generated/prisma/client.ts';
import { type Connection, SearchedPageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { byId } from '../listOrder.ts';
import { listEntries, type Listed } from '../lists.ts';
import { imageColumns } from '../picture.ts';

const noImage = { imageUrl: null, imagePath: null, imageWidth: null, imageHeight: null };

const kind: RecordModel<PostRow> = {
  type: 'Post',
  messages: admin.fields,
  content: 'post',
  bucket: 'postBucket',
  find: (tx, id) => tx.post.findUnique({ where: { id } }),
  remove: (tx, id) => tx.post.delete({ where: { id } }),
  pathsOf: ({ imagePath }) => [imagePath],
};

@Resolver(() => Post)
export class PostResolver {
  @Public({ tags: ['post'] })
  @Query(() => PostConnection, { description: 'Posts, the newest first.' })
  async posts(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<PostRow>>> {
    return listEntries<PostRow>(context, postKind.source, page, { order: byId('DESC') });
  }

  @Public({ tags: ['post'] })
  @Query(() => Post, { nullable: true, description: 'One post; null when there is none.' })
  async post(
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<PostRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.post.findUnique({ where: { id: number } });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Post, { description: 'Creates a post.' })
  async createPost(
    @Arg('input', () => PostInput, { description: 'What it says.' }) input: PostInput,
    @Arg('image', () => UploadScalar, {
      nullable: true,
      description: 'A picture: JPEG, PNG, WebP, AVIF or GIF; optional.',
    })
    image: FileArgument,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<PostRow> {
    const values = parseInput(postRules, input, kind.messages);
    const files = { image: await readPicture(context, image, imageField) };
    return createRecord(context, kind, submission, files, (tx, stored, createdBy) =>
      tx.post.create({
        data: { ...values, ...(stored.image && imageColumns(stored.image)), createdBy },
      }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => Post, {
    description: 'Changes a post. Fails with CONFLICT when somebody else changed it since.',
  })
  async updatePost(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => PostInput, { description: 'What it says from now on.' })
    input: PostInput,
    @Arg('image', () => UploadScalar, {
      nullable: true,
      description: 'A picture in place of the present one; without it that one stays.',
    })
    image: FileArgument,
    @Arg('removeImage', () => Boolean, {
      defaultValue: false,
      description: 'Whether the post goes on without its present picture.',
    })
    removeImage: boolean,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<PostRow> {
    const values = parseInput(postRules, input, kind.messages);
    const files = { image: await readPicture(context, image, imageField) };
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      files,
      (tx, where, stored, next) =>
        tx.post.update({
          where,
          data: {
            ...values,
            ...(stored.image ? imageColumns(stored.image) : removeImage && noImage),
            ...next,
          },
        }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, { description: 'Deletes a post and its files; returns the id.' })
  deletePost(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteRecord(context, kind, id);
  }
}
