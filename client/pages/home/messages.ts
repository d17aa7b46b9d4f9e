import { home } from '../../messages/en/home.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The sentences of this page alone, which is loaded with them. */
export const useHomeMessages = createMessages(
  home,
  {
    AM: async () => (await import('../../messages/am/home.ts')).home,
  },
  'home',
);
