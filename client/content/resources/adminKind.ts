import { createMessages } from '../../messages/createMessages.ts';
import { admin } from '../../../api/shared/messages/en/content/resource/admin.ts';
import type { AdminKind } from '../contentKind.ts';
import { useDeleteResourceMutation } from './ResourceCard.generated.ts';
import { resourceKind } from './kind.ts';

export const useResourceAdminMessages = createMessages(admin, '', {
  AM: async () => (await import('../../../api/shared/messages/am/content/resource/admin.ts')).admin,
});

export const resourceAdminKind: AdminKind = {
  ...resourceKind,
  icon: 'resource',
  importKind: 'RESOURCE',
  hasPreviewLinks: true,
  useMessages: useResourceAdminMessages,
  useDelete: useDeleteResourceMutation,
};
