import { z } from 'zod';
import { failsWith } from '../../api/fieldErrors.rules.ts';
import { type FileField, type MediaKind, wrongKind } from '../../api/media/picture.rules.ts';

/** The picture or video that a record has. */
export interface PresentMedia {
  /** `urlWithoutKey(url)` identifies the file, because every stored file has its own address. */
  url: string;
  isVideo: boolean;
  /** The still picture of a video. */
  poster: string | null;
  /** Of a document, which is shown in words: its size in bytes, and the address that stays. */
  document?: { bytes: number; address: string };
}

/** The video of another record, of which the server makes a copy. */
export interface CopiedVideo {
  recordId: string;
  video: PresentMedia;
}

/** A picture or video as a form holds it. */
export interface MediaChoice {
  /** The file chosen now, to be sent. */
  file: File | null;
  /** What is copied where no file is to be sent. */
  copied?: CopiedVideo | null;
  /** Whether the one that the record has stays when no other is chosen. */
  keep: boolean;
  /** What the record has, as it was read last; null when it has none. */
  present: PresentMedia | null;
}

/** Whether there will be a file once the form is saved. */
export const hasMedia = ({ file, copied, keep, present }: MediaChoice) =>
  file !== null || Boolean(copied) || (keep && present !== null);

/** Bytes that a file of each kind may have. */
export type MediaSizeLimits = Record<MediaKind, number>;

/** A limit as it is shown. */
export const inMegabytes = (bytes: number) => String(bytes / 1_000_000);

/** The kind of a file by its MIME type. A picker corrects that type by the content (`withTypeFromContent`). */
export function kindOf(file: File): MediaKind | null {
  if (file.type.startsWith('image/') || isHeic(file)) return 'image';
  return file.type.startsWith('video/') ? 'video' : null;
}

/** Windows does not know the type of HEIC, so browsers there report none. */
const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/**
 * The rule of a form's file, known before it is sent. The codes are those of the server.
 * @param field which files fit
 * @param limits how large they may be; null while that is not known
 */
export function mediaRule(field: FileField, limits: MediaSizeLimits | null) {
  return z.custom<MediaChoice>().superRefine(({ file, copied, keep }, context) => {
    const isMissing = field.required && !copied && !keep;
    const error = file ? errorOf(file) : isMissing && failsWith('required');
    if (error) context.addIssue({ code: 'custom', ...error });
  });

  function errorOf(file: File) {
    const kind = kindOf(file);
    if (!kind || !field.kinds.includes(kind)) return failsWith(wrongKind(field));
    if (isHeic(file)) return failsWith('heicImage');
    const limit = limits?.[kind] ?? Infinity;
    if (file.size <= limit) return null;
    const code = kind === 'image' ? 'imageTooLarge' : 'fileTooLarge';
    return failsWith(code, { megabytes: limit / 1_000_000 });
  }
}

/**
 * The rule of a form's document.
 * @param limit in bytes; null while that is not known
 */
export const documentRule = (limit: number | null) =>
  z.custom<MediaChoice>().superRefine(({ file }, context) => {
    if (!file) return;
    // Systems that cannot open PDF may not know the type.
    if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name))
      context.addIssue({ code: 'custom', ...failsWith('notADocument') });
    else if (limit !== null && file.size > limit)
      context.addIssue({
        code: 'custom',
        ...failsWith('fileTooLarge', { megabytes: limit / 1_000_000 }),
      });
  });
