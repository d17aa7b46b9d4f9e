import { createMessages } from '../../messages/createMessages.ts';
import { privacy } from '../../messages/en/privacy.ts';

/** The sentences of this page alone, which is loaded with them. */
export const usePrivacyMessages = createMessages(
  privacy,
  {
    AM: async () => (await import('../../messages/am/privacy.ts')).privacy,
  },
  'privacy',
);
