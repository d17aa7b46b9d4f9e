import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../../api/shared/messages/en/content/directory/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const useDirectoryMessages = createMessages(page, 'directory', {
  AM: async () => (await import('../../../api/shared/messages/am/content/directory/page.ts')).page,
});
