import { createMessages } from '../../messages/createMessages.ts';
import { admin } from '../../../api/shared/messages/en/content/directory/admin.ts';
import type { AdminKind } from '../contentKind.ts';
import { useDeleteDirectoryMutation } from './DeleteDirectory.generated.ts';
import { directoryKind } from './kind.ts';

export const useDirectoryAdminMessages = createMessages(admin, '', {
  AM: async () =>
    (await import('../../../api/shared/messages/am/content/directory/admin.ts')).admin,
});

export const directoryAdminKind: AdminKind = {
  ...directoryKind,
  icon: 'directory',
  importKind: 'DIRECTORY',
  hasPreviewLinks: true,
  useMessages: useDirectoryAdminMessages,
  useDelete: useDeleteDirectoryMutation,
};
