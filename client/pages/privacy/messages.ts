import { createMessages } from '../../messages/createMessages.ts';
import { privacy } from '../../../api/shared/messages/en/privacy.ts';

/** The messages of this page only, loaded with it. */
export const usePrivacyMessages = createMessages(
  privacy,
  {
    AM: async () => (await import('../../../api/shared/messages/am/privacy.ts')).privacy,
  },
  'privacy',
);
