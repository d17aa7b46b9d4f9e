import type { MediaSizeLimits } from '../media/mediaRule.ts';
import { useUploadLimitsQuery } from './UploadLimits.generated.ts';

/**
 * How large files may be; null while that is not known. Then nothing is lost but time: the server
 * refuses what is too large, and says so in the same words.
 */
export function useUploadLimits(): (MediaSizeLimits & { document: number }) | null {
  const limits = useUploadLimitsQuery().data?.uploadLimits;
  if (!limits) return null;
  const { imageBytes: image, videoBytes: video, documentBytes: document } = limits;
  return { image, video, document };
}
