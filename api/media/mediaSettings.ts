import { join } from 'node:path';
import type { Env } from '../env.ts';

/** The maximum size of uploads, in bytes. */
export interface MediaLimits {
  imageBytes: number;
  videoBytes: number;
  documentBytes: number;
}

export function mediaLimitsFrom(env: Env): MediaLimits {
  return {
    imageBytes: inBytes(env.MAX_IMAGE_MB),
    videoBytes: inBytes(env.MAX_VIDEO_MB),
    documentBytes: inBytes(env.MAX_DOCUMENT_MB),
  };
}

const inBytes = (megabytes: number) => Math.floor(megabytes * 1_000_000);

/** The folder of the disk store. */
export const mediaFolderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'media');
