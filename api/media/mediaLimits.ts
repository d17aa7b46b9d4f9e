import type { Env } from '../env.ts';

/** How large uploads may be, in bytes. */
export interface MediaLimits {
  imageBytes: number;
  videoBytes: number;
}

export function mediaLimitsFrom(env: Env): MediaLimits {
  return { imageBytes: inBytes(env.MAX_IMAGE_MB), videoBytes: inBytes(env.MAX_VIDEO_MB) };
}

const inBytes = (megabytes: number) => Math.floor(megabytes * 1_000_000);
