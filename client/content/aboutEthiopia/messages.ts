import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../../api/shared/messages/en/content/aboutEthiopia/page.ts';

/** The messages of the kind for visitors, loaded with its page. */
export const useAboutEthiopiaMessages = createMessages(page, 'aboutEthiopia', {
  AM: async () =>
    (await import('../../../api/shared/messages/am/content/aboutEthiopia/page.ts')).page,
});
