import { createMessages } from '../messages/createMessages.ts';
import { contentPage } from '../messages/en/contentPage.ts';

/** What the pages of all records say, loaded with them. */
export const useContentPageMessages = createMessages(contentPage, {
  AM: async () => (await import('../messages/am/contentPage.ts')).contentPage,
});
