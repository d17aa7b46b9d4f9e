import type { ContentKind } from '../contentKind.ts';

export const directoryKind = {
  typename: 'Directory',
  query: 'directories',
  categories: 'DirectoryCategory',
  path: 'directory',
  addPath: 'add-directory',
  editPath: 'edit-directory',
} satisfies ContentKind;
