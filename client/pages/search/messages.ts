import { createMessages } from '../../messages/createMessages.ts';
import { search } from '../../../api/shared/messages/en/search.ts';

/** The messages of this page only, loaded with it. */
export const useSearchMessages = createMessages(search, 'search', {
  AM: async () => (await import('../../../api/shared/messages/am/search.ts')).search,
});
