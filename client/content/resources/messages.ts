import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../messages/en/content/resource/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const useResourceMessages = createMessages(
  page,
  {
    AM: async () => (await import('../../messages/am/content/resource/page.ts')).page,
  },
  'resource',
);
