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

export const heicRefused =
  'This iPhone photo is in a format (HEIC) that cannot be read here. Choose it on the iPhone itself, or send it to yourself by WhatsApp or e-mail, and choose the copy that arrives.';

/** @param bytes the limit */
export const tooLarge = (bytes: number) =>
  `The file is larger than ${String(bytes / 1_000_000)} MB`;

/** @param bytes the limit */
export const pictureTooLarge = (bytes: number) =>
  `${tooLarge(bytes)}, and this browser cannot make it smaller. Send it to yourself by WhatsApp, and choose the copy that arrives: it is smaller.`;
