import { about } from '../../../api/shared/messages/en/about.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The messages of this page only, loaded with it. */
export const useAboutMessages = createMessages(about, 'about', {
  AM: async () => (await import('../../../api/shared/messages/am/about.ts')).about,
});
