import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { fieldFailure } from '../../errors.ts';
import type { AlbumPictureValues } from '../../shared/content/album.rules.ts';
import { fileNameIn } from '../../shared/media/fileName.rules.ts';
import type { RowPublication } from './fileAddress.ts';
import { type Picture, pictureOf } from './picture.ts';
import { without } from './storedPaths.ts';
import type { TranslatedRow } from '../translation/translated.ts';

/** A row with further pictures; rows of kinds without pictures have none. */
export interface AlbumRow extends Partial<TranslatedRow & RowPublication> {
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

type Size = Pick<AlbumPictureValues, 'path' | 'width' | 'height'>;

/**
 * Assigns the files of an album to the row that the same transaction writes: uploads, and pictures
 * that the album of a former version of the same record had.
 * @param columns the new values of the row
 * @param former the row before; null for a new one
 * @returns these values, with the sizes that the API has stored
 * @throws BAD_USER_INPUT if a picture is none of these, or waited too long
 */
export async function claimAlbum<Columns>(
  { now }: Pick<Context, 'now'>,
  tx: Prisma.TransactionClient,
  kind: string,
  columns: Columns,
  former: (AlbumRow & { id: number }) | null,
): Promise<Columns> {
  const { album = [] } = columns as AlbumRow;
  if (album.length === 0) return columns;
  const present: Size[] = former?.album ?? [];
  const added = without(
    album.map(({ path }) => path),
    present.map(({ path }) => path),
  );
  const claimed =
    added.length === 0
      ? []
      : await tx.$queryRaw<Size[]>`
    WITH claimed AS (
      DELETE FROM "unused-file" WHERE path = ANY(${added}) AND starts_with(path, ${`${kind}Bucket/`})
        AND failures = 0 AND "removeAfter" > ${now().toISOString()}::timestamp
        AND (kind IS NULL OR (kind = ${kind} AND "recordId" = ${former?.id ?? null}::int))
      RETURNING path, width, height
    ), kept AS (
      SELECT picture FROM "revision", jsonb_array_elements("values"->'album') AS picture
      WHERE kind = ${kind} AND "recordId" = ${former?.id ?? null}::int
    )
    SELECT DISTINCT path, coalesce(width, (picture->'width')::int) AS width,
      coalesce(height, (picture->'height')::int) AS height
    FROM claimed LEFT JOIN kept ON picture->>'path' = path
    WHERE width IS NOT NULL OR picture IS NOT NULL`;
  const sizes = new Map([...present, ...claimed].map((size) => [size.path, size]));
  return {
    ...columns,
    album: album.map((picture) => {
      const size = sizes.get(picture.path);
      if (size) return { ...picture, width: size.width, height: size.height };
      const values = { name: fileNameIn(picture.path) };
      throw fieldFailure({ album: { code: 'pictureGone', values } });
    }),
  };
}
