import type { ContentKind } from '../contentKind.ts';

export const deathNoticeKind = {
  typename: 'DeathNotice',
  query: 'deathNotices',
  path: 'death-notices',
  addPath: 'add-death-notice',
  editPath: 'edit-death-notice',
} satisfies ContentKind;
