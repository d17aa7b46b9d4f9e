import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../messages/en/content/aboutEthiopia/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const useAboutEthiopiaMessages = createMessages(
  page,
  {
    AM: async () => (await import('../../messages/am/content/aboutEthiopia/page.ts')).page,
  },
  'aboutEthiopia',
);
