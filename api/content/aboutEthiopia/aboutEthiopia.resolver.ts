import type { z } from 'zod';
import { admin } from '../../../client/messages/en/content/aboutEthiopia/admin.ts';
import { parseInput } from '../../parseInput.ts';
import { createRecord, deleteRecord, type RecordModel, updateRecord } from '../records.ts';
import { IdempotencyKey, type Submission } from '../submissions.ts';
import { aboutEthiopiaRules, mediaField, posterField } from './aboutEthiopia.rules.ts';
import {
  AboutEthiopia,
  AboutEthiopiaConnection,
  AboutEthiopiaInput,
  aboutEthiopiaKind,
} from './aboutEthiopia.types.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import type { StoredFile } from '../../media/saveWithFiles.ts';
import {
  type FileArgument,
  requiredFileErrors,
  readPicture,
  readVideo,
} from '../../media/uploads.ts';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { AboutEthiopia as AboutEthiopiaRow } from '../../generated/prisma/client.ts';
import { type Connection, SearchedPageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { listEntries, type Listed } from '../lists.ts';

const kind: RecordModel<AboutEthiopiaRow> = {
  type: 'AboutEthiopia',
  messages: admin.fields,
  content: 'aboutEthiopia',
  bucket: 'aboutEthiopiaBucket',
  find: (tx, id) => tx.aboutEthiopia.findUnique({ where: { id } }),
  remove: (tx, id) => tx.aboutEthiopia.delete({ where: { id } }),
  pathsOf: ({ mediaPath, posterPath }) => [mediaPath, posterPath],
  duplicateField: 'title',
};

@Resolver(() => AboutEthiopia)
export class AboutEthiopiaResolver {
  @Public({ tags: ['aboutEthiopia'] })
  @Query(() => AboutEthiopiaConnection, {
    description: 'Pieces of culture in the order of entry, of one category or of all.',
  })
  async aboutEthiopiaItems(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<AboutEthiopiaRow>>> {
    return listEntries<AboutEthiopiaRow>(context, aboutEthiopiaKind.source, page, { categoryId });
  }

  @Public({ tags: ['aboutEthiopia'] })
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

  @Access(Role.ADMIN)
  @Mutation(() => AboutEthiopia, { description: 'Creates a piece of culture.' })
  async createAboutEthiopia(
    @Arg('input', () => AboutEthiopiaInput, { description: 'What it says.' })
    input: AboutEthiopiaInput,
    @Arg('media', () => UploadScalar, {
      nullable: true,
      description: 'The picture (JPEG, PNG, WebP, AVIF, GIF) or video (MP4, WebM, MOV); required.',
    })
    media: FileArgument,
    @Arg('poster', () => UploadScalar, {
      nullable: true,
      description: 'The still picture of a video.',
    })
    poster: FileArgument,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<AboutEthiopiaRow> {
    const values = aboutEthiopiaColumns(
      parseInput(aboutEthiopiaRules, input, kind.messages, requiredFileErrors(media, mediaField)),
    );
    const files = await readFiles(context, media, poster);
    return createRecord(context, kind, submission, files, (tx, stored, createdBy) =>
      tx.aboutEthiopia.create({ data: { ...values, ...requiredMediaColumns(stored), createdBy } }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => AboutEthiopia, {
    description:
      'Changes a piece of culture. Fails with CONFLICT when somebody else changed it since.',
  })
  async updateAboutEthiopia(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => AboutEthiopiaInput, { description: 'What it says from now on.' })
    input: AboutEthiopiaInput,
    @Arg('media', () => UploadScalar, {
      nullable: true,
      description: 'A picture or video in place of the present one; without it that one stays.',
    })
    media: FileArgument,
    @Arg('poster', () => UploadScalar, {
      nullable: true,
      description: 'The still picture of a video.',
    })
    poster: FileArgument,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<AboutEthiopiaRow> {
    const values = aboutEthiopiaColumns(parseInput(aboutEthiopiaRules, input, kind.messages));
    const files = await readFiles(context, media, poster);
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      files,
      (tx, where, stored, next) =>
        tx.aboutEthiopia.update({ where, data: { ...values, ...mediaColumns(stored), ...next } }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, { description: 'Deletes a piece of culture and its files; returns the id.' })
  deleteAboutEthiopia(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteRecord(context, kind, id);
  }
}

/** The columns of an input. */
function aboutEthiopiaColumns(values: z.output<typeof aboutEthiopiaRules>) {
  return { ...values, categoryId: Number(values.categoryId) };
}

/** Reads what was sent: a picture, or a video with its poster. */
async function readFiles(context: Context, media: FileArgument, poster: FileArgument) {
  const video = await readVideo(context, media, mediaField);
  return {
    video,
    picture: video ? null : await readPicture(context, media, mediaField),
    poster: video ? await readPicture(context, poster, posterField) : null,
  };
}

/** The columns of a medium that was stored; null where the present one stays. */
function mediaColumns(stored: Record<'video' | 'picture' | 'poster', StoredFile | null>) {
  const { video, picture, poster } = stored;
  const medium = video ?? picture;
  const size = poster ?? picture;
  return (
    medium && {
      mediaUrl: medium.url,
      mediaPath: medium.path,
      mediaWidth: size?.width ?? null,
      mediaHeight: size?.height ?? null,
      isVideoSrc: video !== null,
      posterUrl: poster?.url ?? null,
      posterPath: poster?.path ?? null,
    }
  );
}

function requiredMediaColumns(stored: Parameters<typeof mediaColumns>[0]) {
  const columns = mediaColumns(stored);
  // The caller has refused the input when no file was sent.
  if (!columns) throw new Error('A required medium is missing.');
  return columns;
}
