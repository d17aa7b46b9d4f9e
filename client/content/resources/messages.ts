import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../../api/shared/messages/en/content/resource/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const useResourceMessages = createMessages(page, 'resource', {
  AM: async () => (await import('../../../api/shared/messages/am/content/resource/page.ts')).page,
});
