import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../messages/en/content/post/page.ts';

/** What visitors read of the kind, loaded with its page. */
export const usePostMessages = createMessages(
  page,
  {
    AM: async () => (await import('../../messages/am/content/post/page.ts')).page,
  },
  'post',
);
