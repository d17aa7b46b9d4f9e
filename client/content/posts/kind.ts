import type { ContentKind } from '../contentKind.ts';

export const postKind = {
  typename: 'Post',
  query: 'posts',
  path: 'posts',
  addPath: 'create-post',
  editPath: 'edit-post',
} satisfies ContentKind;
