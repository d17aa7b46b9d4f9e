import { type FileField, logoAddress } from '../../../api/shared/media/picture.rules.ts';
import { type MediaChoice, mediaRule } from '../../media/mediaRule.ts';
import { useUploadLimits } from './useUploadLimits.ts';

interface PicturedRecord {
  image: { url: string } | null;
  /** Empty for a draft without a picture; the logo for a record that needs none. */
  imageUrl?: string | null;
}

/** The unchanged form value of a record's picture; null for a new record. */
export function storedPicture(record: PicturedRecord | null): MediaChoice {
  const isLeftOut = ['', logoAddress].includes(record?.imageUrl ?? 'unknown');
  const image = isLeftOut ? null : record?.image;
  const present = image ? { url: image.url, isVideo: false, poster: null } : null;
  return { file: null, keep: record !== null, present };
}

/** The variables of a mutation for a record whose picture can be removed. */
export function pictureVariables<Values extends { image: MediaChoice }>(
  { image: { file: image, keep }, ...input }: Values,
  present: object | null,
) {
  return { input, image, ...(present && { removeImage: !keep && !image }) };
}

/** The rule of a file field, with the upload limits once they are loaded. */
export function useMediaRule(field: FileField) {
  return mediaRule(field, useUploadLimits());
}
