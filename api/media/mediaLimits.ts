import type { Env } from '../env.ts';

/** How large uploads may be, in bytes. */
export interface MediaLimits {
  imageBytes: number;
  videoBytes: number;
}

export function mediaLimitsFrom(env: Env): MediaLimits {
  return { imageBytes: env.MAX_IMAGE_MB * 1_000_000, videoBytes: env.MAX_VIDEO_MB * 1_000_000 };
}
