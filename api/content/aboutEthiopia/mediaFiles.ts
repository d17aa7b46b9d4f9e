import { Readable } from 'node:stream';
import type { NewFile, StoredFile } from '../../media/saveWithFiles.ts';
import {
  type FileArgument,
  readPicture,
  readVideo,
  refuseBoth,
  requiredFileErrors,
} from '../../media/uploads.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import { argsOf, field, id } from '../../graphqlTypes.ts';
import { MediaType } from '../media/medium.ts';
import type { RecordFiles } from '../media/recordFiles.ts';
import type { StoredFiles } from '../save/records.ts';
import {
  mediaField,
  posterField,
} from '../../shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import type { Context } from '../../context.ts';
import { fileNameIn } from '../../shared/media/fileName.rules.ts';
import { fileError } from '../../media/uploadBytes.ts';
import { rowId } from '../lists/id.ts';

type MediaRole = 'video' | 'picture' | 'poster';

const mediaArgs = (description: string) =>
  argsOf({
    media: field.orNull<FileArgument>(() => UploadScalar, description),
    poster: field.orNull<FileArgument>(() => UploadScalar, 'The still picture of a video.'),
    videoOf: id.orNull(
      'The id of a piece of culture whose video and still picture are copied to this one. Not together with `media`.',
    ),
  });
type MediaArgs = InstanceType<ReturnType<typeof mediaArgs>>;

/** A picture, or a video with its poster. Only drafts may lack it. */
export const mediaFiles: RecordFiles<MediaArgs, MediaRole, MediaColumns> = {
  createArgs: mediaArgs(
    'The picture (JPEG, PNG, WebP, AVIF, GIF) or video (MP4, WebM, MOV); required, except for a draft.',
  ),
  updateArgs: mediaArgs('A new picture or video. Without it, the current one stays.'),
  errorsOf: ({ media, videoOf }) => (videoOf ? {} : requiredFileErrors(media, mediaField)),
  async read(context, { media, poster, videoOf }) {
    refuseBoth(mediaField, media, { videoOf });
    if (videoOf) return { ...(await copyVideo(context, videoOf)), picture: null };
    const video = await readVideo(context, media, mediaField);
    return {
      video,
      picture: video ? null : await readPicture(context, media, mediaField),
      poster: video ? await readPicture(context, poster, posterField) : null,
    };
  },
  columnsOfNew: (stored) => mediaColumns(stored.video ?? stored.picture ?? noMedium, stored),
  columnsOfChange(stored) {
    const medium = stored.video ?? stored.picture;
    return medium ? mediaColumns(medium, stored) : {};
  },
  missingIn: (row) => requiredFileErrors((row as MediaColumns).mediaUrl, mediaField),
  pathsOf: ({ mediaPath, posterPath }) => [mediaPath || null, posterPath],
  medium: {
    type: MediaType.IMAGE,
    url: 'mediaUrl',
    path: 'mediaPath',
    isVideo: 'isVideoSrc',
    posterUrl: 'posterUrl',
    posterPath: 'posterPath',
    width: 'mediaWidth',
    height: 'mediaHeight',
  },
};

type MediaColumns = ReturnType<typeof mediaColumns>;

const noMedium = { url: '', path: '' };

/** The columns of a stored medium. */
function mediaColumns(
  medium: Pick<StoredFile, 'url' | 'path'>,
  { video, picture, poster }: StoredFiles<MediaRole>,
) {
  const size = poster ?? picture;
  return {
    mediaUrl: medium.url,
    mediaPath: medium.path,
    mediaWidth: size?.width ?? null,
    mediaHeight: size?.height ?? null,
    isVideoSrc: video !== null,
    posterUrl: poster?.url ?? null,
    posterPath: poster?.path ?? null,
  };
}

/**
 * Reads the video of a piece of culture and its poster from the store, to store copies for another
 * piece.
 * @throws BAD_USER_INPUT, naming the field, if there is no such video
 */
async function copyVideo(
  { prisma, media }: Pick<Context, 'prisma' | 'media'>,
  id: string,
): Promise<{ video: NewFile; poster: NewFile | null }> {
  const gone = fileError(mediaField, { code: 'mediaGone', values: {} });
  const row = await prisma.aboutEthiopia.findUnique({ where: { id: rowId(id) ?? 0 } });
  if (!row?.isVideoSrc) throw gone;
  const fileAt = (path: string, width: number | null, height: number | null): NewFile => ({
    filename: fileNameIn(path),
    content: () => Readable.from(read(path), { objectMode: false }),
    width,
    height,
  });
  return {
    video: fileAt(row.mediaPath, null, null),
    poster: row.posterPath ? fileAt(row.posterPath, row.mediaWidth, row.mediaHeight) : null,
  };

  async function* read(path: string) {
    // The video may have been replaced since the row was read.
    const content = await media.get(path);
    if (!content) throw gone;
    yield* content as AsyncIterable<Buffer>;
  }
}
