import type { MediaSizeLimits } from '../../media/mediaRule.ts';
import { useUploadLimitsQuery } from './UploadLimits.generated.ts';

/**
 * The maximum sizes of files, and whether files are hidden with their record; null while this is
 * loading. The server refuses larger files with the same message.
 */
export function useUploadLimits():
  | (MediaSizeLimits & { document: number; hidesFiles: boolean })
  | null {
  // Several fields of a form send this query.
  const context = { queryDeduplication: true };
  const limits = useUploadLimitsQuery({ context }).data?.uploadLimits;
  if (!limits) return null;
  const { imageBytes: image, videoBytes: video, documentBytes: document, hidesFiles } = limits;
  return { image, video, document, hidesFiles };
}
