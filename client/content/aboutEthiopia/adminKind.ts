import { createMessages } from '../../messages/createMessages.ts';
import { admin } from '../../../api/shared/messages/en/content/aboutEthiopia/admin.ts';
import type { AdminKind } from '../contentKind.ts';
import { useDeleteAboutEthiopiaMutation } from './DeleteAboutEthiopia.generated.ts';
import { aboutEthiopiaKind } from './kind.ts';

export const useAboutEthiopiaAdminMessages = createMessages(admin, '', {
  AM: async () =>
    (await import('../../../api/shared/messages/am/content/aboutEthiopia/admin.ts')).admin,
});

export const aboutEthiopiaAdminKind: AdminKind = {
  ...aboutEthiopiaKind,
  icon: 'aboutEthiopia',
  hasPreviewLinks: true,
  useMessages: useAboutEthiopiaAdminMessages,
  useDelete: useDeleteAboutEthiopiaMutation,
};
