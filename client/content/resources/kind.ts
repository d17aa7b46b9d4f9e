import type { ContentKind } from '../contentKind.ts';

export const resourceKind = {
  typename: 'Resource',
  query: 'resources',
  categories: 'ResourceCategory',
  path: 'resources',
  addPath: 'add-resource',
  editPath: 'edit-resource',
} satisfies ContentKind;
