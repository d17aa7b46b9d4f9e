import { z } from 'zod';
import { heicRefused, pictureTooLarge, tooLarge } from '../../api/media/picture.rules.ts';

export type MediaKind = 'image' | 'video';

/** The picture or video that a record has. */
export interface PresentMedia {
  /** Identifies the file: a file that is stored again has another address. */
  url: string;
  isVideo: boolean;
  /** The still picture of a video. */
  poster: string | null;
}

/** A picture or video as a form holds it. */
export interface MediaChoice {
  /** The file chosen now, to be sent. */
  file: File | null;
  /** Whether the one that the record has stays when no other is chosen. */
  keep: boolean;
  /** What the record has, as it was read last; null when it has none. */
  present: PresentMedia | null;
}

/** Bytes that a file of each kind may have. */
export type UploadLimits = Record<MediaKind, number>;

/** A limit as it is shown. */
export const inMegabytes = (bytes: number) => String(bytes / 1_000_000);

/** What a file is by the word of the browser, which goes by its name; the server looks inside. */
export function kindOf(file: File): MediaKind | null {
  if (file.type.startsWith('image/') || isHeic(file)) return 'image';
  return file.type.startsWith('video/') ? 'video' : null;
}

/** Windows does not know the type of HEIC, so browsers there report none. */
const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/**
 * The rule of a form's file, known before it is sent. The messages are those of the server.
 * @param messages `missing` makes the file required
 * @param kinds which files fit
 * @param limits how large they may be; null while that is not known
 */
export function mediaRule(
  { missing, wrongType }: { missing?: string; wrongType: string },
  kinds: readonly MediaKind[],
  limits: UploadLimits | null,
) {
  return z.custom<MediaChoice>().superRefine(({ file, keep }, context) => {
    const message = file ? faultOf(file) : keep ? undefined : missing;
    if (message) context.addIssue({ code: 'custom', message });
  });

  function faultOf(file: File): string | undefined {
    const kind = kindOf(file);
    if (!kind || !kinds.includes(kind)) return wrongType;
    const limit = limits?.[kind] ?? Infinity;
    if (isHeic(file)) return heicRefused;
    if (file.size <= limit) return undefined;
    return kind === 'image' ? pictureTooLarge(limit) : tooLarge(limit);
  }
}
