import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../../api/shared/messages/en/content/post/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const usePostMessages = createMessages(page, 'post', {
  AM: async () => (await import('../../../api/shared/messages/am/content/post/page.ts')).page,
});
