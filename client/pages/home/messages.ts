import { home } from '../../../api/shared/messages/en/home.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The messages of this page only, loaded with it. */
export const useHomeMessages = createMessages(home, 'home', {
  AM: async () => (await import('../../../api/shared/messages/am/home.ts')).home,
});
