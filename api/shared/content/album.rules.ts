import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';
import { pictureDetails } from './pictureDetails.rules.ts';

/** The maximum number of pictures of a record besides its first one. */
export const maxAlbum = 50;

/** In pixels. Uploads are reduced to less. */
const side = () => z.number().int().min(1).max(30_000);

/** A stored picture with its description. The upload returns `path`, `width` and `height`. */
const albumPicture = z.preprocess(
  // An explicit null counts as absent, as in the input around it.
  (picture: object) =>
    Object.fromEntries(Object.entries(picture).filter(([, value]) => value !== null)),
  z.object({
    /** Forms have an empty path until the picture is uploaded. */
    path: z.string().max(500).refine(Boolean, failsWith('notUploaded')),
    width: side(),
    height: side(),
    ...pictureDetails,
  }),
);

export type AlbumPictureValues = z.output<typeof albumPicture>;

/** Forms have the pictures as JSON. A program that omits them leaves them as they are. */
const fromForm = (value: unknown) => {
  if (typeof value !== 'string') return value ?? undefined;
  return value === '' ? [] : (JSON.parse(value) as unknown);
};

/** The further pictures of a record. */
export const albumRule = z.preprocess(
  fromForm,
  z
    .array(albumPicture)
    .refine(
      ({ length }) => length <= maxAlbum,
      failsWith('wrongItemCount', { min: 0, max: maxAlbum }),
    )
    .refine(
      (pictures) => new Set(pictures.map(({ path }) => path)).size === pictures.length,
      failsWith('duplicate'),
    )
    .optional(),
);

/** The fields of a record with pictures, besides the file of its first one. */
export const pictured = { ...pictureDetails, album: albumRule };
