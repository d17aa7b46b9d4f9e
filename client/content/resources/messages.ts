import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../messages/en/content/resource/page.ts';

/** What visitors read of the kind, loaded with its page. */
export const useResourceMessages = createMessages(page);
