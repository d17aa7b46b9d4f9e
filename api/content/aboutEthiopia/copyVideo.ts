import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { fileNameIn } from '../../shared/media/fileName.rules.ts';
import type { NewFile } from '../../media/saveWithFiles.ts';
import { fileError } from '../../media/uploadBytes.ts';
import { rowId } from '../lists/id.ts';
import { mediaField } from '../../shared/content/aboutEthiopia/aboutEthiopia.fields.ts';

/**
 * Reads the video of a piece of culture and its poster from the store, to store copies for another
 * piece.
 * @throws BAD_USER_INPUT, naming the field, if there is no such video
 */
export async function copyVideo(
  { prisma, media }: Pick<Context, 'prisma' | 'media'>,
  id: string,
): Promise<{ video: NewFile; poster: NewFile | null }> {
  const gone = fileError(mediaField, { code: 'mediaGone', values: {} });
  const row = await prisma.aboutEthiopia.findUnique({ where: { id: rowId(id) ?? 0 } });
  if (!row?.isVideoSrc) throw gone;
  const fileAt = (path: string, width: number | null, height: number | null): NewFile => ({
    filename: fileNameIn(path),
    content: () => Readable.from(read(path), { objectMode: false }),
    ...{ width, height },
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
