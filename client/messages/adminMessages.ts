import * as enAdmin from '../../api/shared/messages/enAdmin.ts';
import { createMessages } from './createMessages.ts';

export type AdminMessages = typeof enAdmin;

/** The messages of the admin area in the language of the page. */
export const useAdminMessages = createMessages<AdminMessages>(enAdmin, '', {
  AM: () => import('../../api/shared/messages/amAdmin.ts'),
});
