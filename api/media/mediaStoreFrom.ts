import type { Env } from '../env.ts';
import { diskStore } from './diskStore.ts';
import { mediaFolderOf } from './mediaSettings.ts';
import type { MediaStore } from './mediaStore.ts';

/** The store that the settings select. */
export async function mediaStoreFrom(
  env: Pick<Env, 'CLOUDINARY_URL' | 'DATA_DIR'>,
): Promise<MediaStore> {
  if (!env.CLOUDINARY_URL) return diskStore(mediaFolderOf(env));
  const { cloudinaryStore, readCloudinaryUrl } = await import('./cloudinaryStore.ts');
  return cloudinaryStore(readCloudinaryUrl(env.CLOUDINARY_URL));
}
