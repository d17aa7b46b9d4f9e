import { about } from '../../messages/en/about.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The sentences of this page alone, which is loaded with them. */
export const useAboutMessages = createMessages(
  about,
  {
    AM: async () => (await import('../../messages/am/about.ts')).about,
  },
  'about',
);
