import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../messages/en/content/aboutEthiopia/page.ts';

/** What visitors read of the kind, loaded with its page. */
export const useAboutEthiopiaMessages = createMessages(
  page,
  {
    AM: async () => (await import('../../messages/am/content/aboutEthiopia/page.ts')).page,
  },
  'aboutEthiopia',
);
