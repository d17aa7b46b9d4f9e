import { supportUs } from '../../messages/en/supportUs.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The sentences of this page alone, which is loaded with them. */
export const useSupportUsMessages = createMessages(
  supportUs,
  {
    AM: async () => (await import('../../messages/am/supportUs.ts')).supportUs,
  },
  'supportUs',
);
