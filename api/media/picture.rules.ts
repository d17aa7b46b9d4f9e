/** Larger pictures are reduced to this many pixels on their longer side. */
export const maxPictureSide = 2400;

/** The types of pictures that are read. HEIC is not: its decoder is patented. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);

export type MediaKind = 'image' | 'video';

/** A file that a form takes: its field, and which files fit. */
export interface FileField {
  name: string;
  kinds: MediaKind[];
  required: boolean;
}

/** The code of a field error for a file that is of none of these kinds. */
export const wrongKind = ({ kinds }: Pick<FileField, 'kinds'>) =>
  kinds.includes('video') ? 'notAnImageOrVideo' : 'notAnImage';
