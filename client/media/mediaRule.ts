import { z } from 'zod';
import { failsWith } from '../../api/shared/fieldErrors.rules.ts';
import { type FileField, type MediaKind, wrongKind } from '../../api/shared/media/picture.rules.ts';

/** The saved picture or video of a record. */
export interface PresentMedia {
  /** `urlWithoutKey(url)` identifies the file, because every stored file has its own address. */
  url: string;
  isVideo: boolean;
  /** The poster of a video. */
  poster: string | null;
  /** Only for a document, which is shown as text: its size in bytes and its permanent address. */
  document?: { bytes: number; address: string };
}

/** A video of another record, which the server copies. */
export interface CopiedVideo {
  recordId: string;
  video: PresentMedia;
}

/** The form value of a picture or video. */
export interface MediaChoice {
  /** The selected file to send. */
  file: File | null;
  /** The video to copy if no file is sent. */
  copied?: CopiedVideo | null;
  /** Whether the saved one stays if no other is selected. */
  keep: boolean;
  /** The saved media of the record, as it was read last; null if there is none. */
  present: PresentMedia | null;
}

/** Whether the record will have media after the form is saved. */
export const hasMedia = ({ file, copied, keep, present }: MediaChoice) =>
  file !== null || Boolean(copied) || (keep && present !== null);

/** The maximum size of each kind of media, in bytes. */
export type MediaSizeLimits = Record<MediaKind, number>;

/** Formats a limit. */
export const inMegabytes = (bytes: number) => String(bytes / 1_000_000);

/** The kind of a file by its MIME type. A picker corrects that type by the content (`withTypeFromContent`). */
export function kindOf(file: File): MediaKind | null {
  if (file.type.startsWith('image/') || isHeic(file)) return 'image';
  return file.type.startsWith('video/') ? 'video' : null;
}

/** Windows does not know the type of HEIC, so browsers there report no type. */
const isHeic = ({ name, type }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/**
 * The rule of a file in a form, checked before it is sent. The codes are those of the server.
 * @param field which media it accepts
 * @param limits the maximum sizes; null while they are unknown
 */
export function mediaRule(field: FileField, limits: MediaSizeLimits | null) {
  return z.custom<MediaChoice>().superRefine((choice, context) => {
    const { file, copied, keep, present } = choice;
    // Not `hasMedia`: a form finds out by an empty text whether the field is required.
    const isMissing = field.required && !copied && !(keep && present);
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
 * The rule of a document in a form.
 * @param limit in bytes; null while it is unknown
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
