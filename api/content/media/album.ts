import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { uploadExpired } from '../../errors.ts';
import type { AlbumPictureValues } from '../../shared/content/album.rules.ts';
import type { RowPublication } from './fileAddress.ts';
import { type Picture, pictureOf } from './picture.ts';
import type { TranslatedRow } from '../translation/translated.ts';

/** A row with further pictures; rows of kinds without pictures have none. */
interface AlbumRow extends Partial<TranslatedRow & RowPublication> {
  album?: AlbumPictureValues[];
}

/** The columns of the album of a row. */
export const albumColumns = ['album', 'publishedAt', 'unpublishAt'];

/** The keys of the files of the album of a row. */
export const albumPaths = ({ album = [] }: AlbumRow): string[] => album.map(({ path }) => path);

/** The further pictures of a row, with their addresses. */
export const albumOf = (
  { album = [], ...row }: AlbumRow,
  context: Context,
): (AlbumPictureValues & { picture: Picture })[] =>
  album.flatMap((each) => {
    const { path, width: imageWidth, height: imageHeight } = each;
    const image = { imageUrl: context.media.urlOf(path), imagePath: path, imageWidth, imageHeight };
    const picture = pictureOf(context, { ...row, ...each }, image);
    return picture ? [{ ...each, picture }] : [];
  });

/**
 * Assigns pictures to the row that the same transaction writes: uploads, and pictures that a former
 * version of the same record had.
 * @param paths the pictures that the row did not have before
 * @throws UPLOAD_EXPIRED if one of them is none of these, or waited too long
 */
export async function claimAlbum(
  { now }: Pick<Context, 'now'>,
  tx: Prisma.TransactionClient,
  paths: string[],
  owner: { kind: string; recordId: number },
): Promise<void> {
  if (paths.length === 0) return;
  const { count } = await tx.unusedFile.deleteMany({
    where: {
      path: { in: paths, startsWith: `${owner.kind}Bucket/` },
      failures: 0,
      removeAfter: { gt: now() },
      OR: [{ kind: null }, owner],
    },
  });
  if (count !== paths.length) throw uploadExpired();
}
