import type { Env } from '../env.ts';
import { diskStore } from './diskStore.ts';
import { mediaFolderOf } from './mediaFolder.ts';
import type { MediaStore } from './mediaStore.ts';

/** The store that the settings select. */
export function mediaStoreFrom(env: Pick<Env, 'CLOUDINARY_URL' | 'DATA_DIR'>): MediaStore {
  return env.CLOUDINARY_URL
    ? cloudinaryStore(readCloudinaryUrl(env.CLOUDINARY_URL))
    : diskStore(mediaFolderOf(env));
}
