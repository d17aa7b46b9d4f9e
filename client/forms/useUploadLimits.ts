import type { MediaSizeLimits } from '../media/mediaRule.ts';
import { useUploadLimitsQuery } from './UploadLimits.generated.ts';

/**
 * The maximum sizes of files, and whether files are hidden with their record; null while this is not known. The server
 * refuses what is too large, and says so in the same words.
 */
export function useUploadLimits():
  | (MediaSizeLimits & { document: number; hidesFiles: boolean })
  | null {
  // A form has several fields that ask for them.
  const context = { queryDeduplication: true };
  const limits = useUploadLimitsQuery({ context }).data?.uploadLimits;
  if (!limits) return null;
  const { imageBytes: image, videoBytes: video, documentBytes: document, hidesFiles } = limits;
  return { image, video, document, hidesFiles };
}
