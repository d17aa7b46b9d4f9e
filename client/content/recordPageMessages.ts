import { createMessages } from '../messages/createMessages.ts';
import { recordPage } from '../messages/en/recordPage.ts';

/** The messages that all record pages share, loaded with them. */
export const useRecordPageMessages = createMessages(
  recordPage,
  {
    AM: async () => (await import('../messages/am/recordPage.ts')).recordPage,
  },
  'recordPage',
);
