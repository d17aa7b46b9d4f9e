import type { MediaSizeLimits } from '../media/mediaRule.ts';
import { useUploadLimitsQuery } from './UploadLimits.generated.ts';

/**
 * How large files may be, and whether they are hidden with their record; null while that is not known. Then nothing is lost but time: the server
 * refuses what is too large, and says so in the same words.
 */
export function useUploadLimits():
  | (MediaSizeLimits & { document: number; hidesFiles: boolean })
  | null {
  const limits = useUploadLimitsQuery().data?.uploadLimits;
  if (!limits) return null;
  const { imageBytes: image, videoBytes: video, documentBytes: document, hidesFiles } = limits;
  return { image, video, document, hidesFiles };
}
