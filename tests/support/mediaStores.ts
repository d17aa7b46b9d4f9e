import { diskStore } from '../../api/media/diskStore.ts';
import { cloudinaryStore, readCloudinaryUrl } from '../../api/media/cloudinaryStore.ts';
import type { MediaStore } from '../../api/media/mediaStore.ts';
import type { Api } from './api.ts';
import type { FakeCloudinary } from './fakeCloudinary.ts';
import { filesIn } from './storedFiles.ts';

export const cloudinaryAt = (url: string) => cloudinaryStore(readCloudinaryUrl(url));

interface TestStore {
  name: string;
  /** The store of an API, which may start later, and its files. */
  make: (
    api: () => Api,
    cloud: () => FakeCloudinary,
  ) => { store: () => MediaStore; files: () => Promise<string[]> };
}

/** Both media stores. */
export const stores: TestStore[] = [
  {
    name: 'disk',
    make: (api) => ({
      store: () => diskStore(api().mediaFolder),
      files: () => filesIn(api().mediaFolder),
    }),
  },
  {
    name: 'Cloudinary',
    make: (_api, cloud) => ({
      store: () => cloudinaryAt(cloud().url),
      files: () => Promise.resolve([...cloud().files.keys()]),
    }),
  },
];

/**
 * A store of which a test can break each step.
 * @param broken the steps at which something goes wrong
 */
export const breakable = (
  store: () => MediaStore,
  broken: () => Partial<MediaStore>,
): MediaStore => ({
  isServedHere: true,
  put: (path, content) => broken().put?.(path, content) ?? store().put(path, content),
  remove: (path) => broken().remove?.(path) ?? store().remove(path),
  get: (path) => store().get(path),
  urlOf: (path) => store().urlOf(path),
  srcSet: (path, width) => store().srcSet(path, width),
  previewUrl: (path, cut) => store().previewUrl(path, cut),
});
