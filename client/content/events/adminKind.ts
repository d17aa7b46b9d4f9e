import { createMessages } from '../../messages/createMessages.ts';
import { admin } from '../../../api/shared/messages/en/content/event/admin.ts';
import type { AdminKind } from '../contentKind.ts';
import { useDeleteEventMutation } from './DeleteEvent.generated.ts';
import { eventKind } from './kind.ts';

export const useEventAdminMessages = createMessages(admin, '', {
  AM: async () => (await import('../../../api/shared/messages/am/content/event/admin.ts')).admin,
});

export const eventAdminKind: AdminKind = {
  ...eventKind,
  icon: 'event',
  importKind: 'EVENT',
  hasPreviewLinks: true,
  useMessages: useEventAdminMessages,
  useDelete: useDeleteEventMutation,
};
