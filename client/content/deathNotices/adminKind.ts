import { createMessages } from '../../messages/createMessages.ts';
import { admin } from '../../../api/shared/messages/en/content/deathNotice/admin.ts';
import type { AdminKind } from '../contentKind.ts';
import { useDeleteDeathNoticeMutation } from './DeleteDeathNotice.generated.ts';
import { deathNoticeKind } from './kind.ts';

export const useDeathNoticeAdminMessages = createMessages(admin, '', {
  AM: async () =>
    (await import('../../../api/shared/messages/am/content/deathNotice/admin.ts')).admin,
});

export const deathNoticeAdminKind: AdminKind = {
  ...deathNoticeKind,
  furtherQueries: ['currentDeathNotices'],
  icon: 'deathNotice',
  hasPreviewLinks: true,
  useMessages: useDeathNoticeAdminMessages,
  useDelete: useDeleteDeathNoticeMutation,
};
