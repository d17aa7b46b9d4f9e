import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../../api/shared/messages/en/content/event/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const useEventMessages = createMessages(page, 'event', {
  AM: async () => (await import('../../../api/shared/messages/am/content/event/page.ts')).page,
});
