import type { ContentKind } from '../contentKind.ts';

export const eventKind = {
  typename: 'Event',
  query: 'events',
  path: 'events',
  addPath: 'add-event',
  editPath: 'edit-event',
} satisfies ContentKind;
