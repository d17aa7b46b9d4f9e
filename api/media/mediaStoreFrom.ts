import { join } from 'node:path';
import type { Env } from '../env.ts';
import { diskStore } from './diskStore.ts';
import type { MediaStore } from './mediaStore.ts';

/** The store that the settings select. */
export async function mediaStoreFrom(
  env: Pick<Env, 'CLOUDINARY_URL' | 'DATA_DIR'>,
): Promise<MediaStore> {
  if (!env.CLOUDINARY_URL) return diskStore(mediaFolderOf(env));
  const { cloudinaryStore, readCloudinaryUrl } = await import('./cloudinaryStore.ts');
  return cloudinaryStore(readCloudinaryUrl(env.CLOUDINARY_URL));
}

/** The folder of the disk store. */
export const mediaFolderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'media');
