import type { ContentKind } from '../contentKind.ts';

export const aboutEthiopiaKind = {
  typename: 'AboutEthiopia',
  query: 'aboutEthiopiaItems',
  categories: 'CulturalCategory',
  path: 'about-ethiopia',
  addPath: 'create-about-ethiopia',
  editPath: 'edit-about-ethiopia',
} satisfies ContentKind;
