import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../messages/en/content/directory/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const useDirectoryMessages = createMessages(
  page,
  {
    AM: async () => (await import('../../messages/am/content/directory/page.ts')).page,
  },
  'directory',
);
