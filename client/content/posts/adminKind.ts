import { createMessages } from '../../messages/createMessages.ts';
import { admin } from '../../../api/shared/messages/en/content/post/admin.ts';
import type { AdminKind } from '../contentKind.ts';
import { useDeletePostMutation } from './PostCard.generated.ts';
import { postKind } from './kind.ts';

export const usePostAdminMessages = createMessages(admin, '', {
  AM: async () => (await import('../../../api/shared/messages/am/content/post/admin.ts')).admin,
});

export const postAdminKind: AdminKind = {
  ...postKind,
  icon: 'post',
  hasPreviewLinks: true,
  useMessages: usePostAdminMessages,
  useDelete: useDeletePostMutation,
};
