import type { z } from 'zod';
import { admin } from '../../../client/messages/en/content/directory/admin.ts';
import { parseInput } from '../../parseInput.ts';
import { createRecord, deleteRecord, type RecordModel, updateRecord } from '../records.ts';
import { IdempotencyKey, type Submission } from '../submissions.ts';
import { directoryRules, imageField, socialPlatforms } from './directory.rules.ts';
import {
  Directory,
  DirectoryConnection,
  DirectoryInput,
  directoryKind,
  directoryOrder,
} from './directory.types.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import { type FileArgument, requiredFileErrors, readPicture } from '../../media/uploads.ts';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Directory as DirectoryRow } from '../../generated/prisma/client.ts';
import { type Connection, SearchedPageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { listEntries, type Listed } from '../lists.ts';
import { imageColumns } from '../picture.ts';

const kind: RecordModel<DirectoryRow> = {
  type: 'Directory',
  messages: admin.fields,
  content: 'directory',
  bucket: 'directoryBucket',
  find: (tx, id) => tx.directory.findUnique({ where: { id } }),
  remove: (tx, id) => tx.directory.delete({ where: { id } }),
  pathsOf: ({ imagePath }) => [imagePath],
  duplicateField: 'name',
};

@Resolver(() => Directory)
export class DirectoryResolver {
  @Public({ tags: ['directory'] })
  @Query(() => DirectoryConnection, {
    description: 'All directory entries in the order of entry, or those of one category by name.',
  })
  async directories(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only entries of this category.' })
    categoryId: string | null,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<DirectoryRow>>> {
    return listEntries<DirectoryRow>(context, directoryKind.source, page, {
      categoryId,
      ...(categoryId && { order: directoryOrder }),
    });
  }

  @Public({ tags: ['directory'] })
  @Query(() => Directory, { nullable: true, description: 'One entry; null when there is none.' })
  async directory(
    @Arg('id', () => ID, { description: 'The id of the entry.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<DirectoryRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.directory.findUnique({ where: { id: number } });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Directory, { description: 'Creates a directory entry.' })
  async createDirectory(
    @Arg('input', () => DirectoryInput, { description: 'What it says.' }) input: DirectoryInput,
    @Arg('image', () => UploadScalar, {
      nullable: true,
      description: 'A picture: JPEG, PNG, WebP, AVIF or GIF; required.',
    })
    image: FileArgument,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<DirectoryRow> {
    const values = directoryColumns(
      parseInput(directoryRules, input, kind.messages, requiredFileErrors(image, imageField)),
    );
    const files = { image: await readPicture(context, image, imageField) };
    return createRecord(context, kind, submission, files, (tx, stored, createdBy) =>
      tx.directory.create({ data: { ...values, ...imageColumns(stored.image), createdBy } }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => Directory, {
    description:
      'Changes a directory entry. Fails with CONFLICT when somebody else changed it since.',
  })
  async updateDirectory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => DirectoryInput, { description: 'What it says from now on.' })
    input: DirectoryInput,
    @Arg('image', () => UploadScalar, {
      nullable: true,
      description: 'A picture in place of the present one; without it that one stays.',
    })
    image: FileArgument,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<DirectoryRow> {
    const values = directoryColumns(parseInput(directoryRules, input, kind.messages));
    const files = { image: await readPicture(context, image, imageField) };
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      files,
      (tx, where, stored, next) =>
        tx.directory.update({
          where,
          data: { ...values, ...(stored.image && imageColumns(stored.image)), ...next },
        }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, { description: 'Deletes a directory entry and its files; returns the id.' })
  deleteDirectory(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteRecord(context, kind, id);
  }
}

/** The columns of an input; only the links that are given are stored, in two lists. */
function directoryColumns(values: z.output<typeof directoryRules>) {
  const { facebook, instagram, telegram, whatsapp, viber, x, ...columns } = values;
  const links = { facebook, instagram, telegram, whatsapp, viber, x };
  const given = socialPlatforms.filter((platform) => links[platform] !== '');
  return {
    ...columns,
    description: columns.description.split('\n'),
    categoryId: Number(columns.categoryId),
    socialMediaPlatforms: given,
    socialMediaPlatformLinks: given.map((platform) => links[platform]),
  };
}
