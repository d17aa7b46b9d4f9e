import { createMessages } from '../../messages/createMessages.ts';
import { admin } from '../../../api/shared/messages/en/content/page/admin.ts';
import type { AdminKind } from '../contentKind.ts';
import { useDeletePageMutation } from './DeletePage.generated.ts';
import { pageKind } from './kind.ts';

export const usePageAdminMessages = createMessages(admin, '', {
  AM: async () => (await import('../../../api/shared/messages/am/content/page/admin.ts')).admin,
});

export const pageAdminKind: AdminKind = {
  ...pageKind,
  furtherQueries: ['navigationPages'],
  icon: 'page',
  hasPreviewLinks: true,
  useMessages: usePageAdminMessages,
  useDelete: useDeletePageMutation,
};
