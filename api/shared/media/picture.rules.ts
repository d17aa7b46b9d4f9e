/** The picture of a record without one: the logo of the site, which is not in the store. */
export const logoAddress = '/icons/512.png';

/** Larger pictures are reduced to this many pixels on their longer side. */
export const maxPictureSide = 2400;

/** The accepted types of pictures. HEIC is not accepted, because its decoder is patented. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);

export type MediaKind = 'image' | 'video';

/** The file field of a form: its name, and the accepted files. */
export interface FileField {
  name: string;
  kinds: MediaKind[];
  required: boolean;
  /** Whether an editor can say that a record has no picture, although it is required. */
  canBeLeftOut?: true;
}

/** The error code for a file of another kind. */
export const wrongKind = ({ kinds }: Pick<FileField, 'kinds'>) =>
  kinds.includes('video') ? 'notAnImageOrVideo' : 'notAnImage';
