import type { ContentKind } from '../contentKind.ts';

export const pageKind = {
  typename: 'Page',
  query: 'pages',
  path: 'pages',
  addPath: 'create-page',
  editPath: 'edit-page',
} satisfies ContentKind;
