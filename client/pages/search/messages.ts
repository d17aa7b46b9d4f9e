import { createMessages } from '../../messages/createMessages.ts';
import { search } from '../../messages/en/search.ts';

/** The sentences of this page alone, which is loaded with them. */
export const useSearchMessages = createMessages(
  search,
  {
    AM: async () => (await import('../../messages/am/search.ts')).search,
  },
  'search',
);
