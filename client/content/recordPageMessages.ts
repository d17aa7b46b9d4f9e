import { createMessages } from '../messages/createMessages.ts';
import { recordPage } from '../messages/en/recordPage.ts';

/** What the pages of all records say, loaded with them. */
export const useRecordPageMessages = createMessages(
  recordPage,
  {
    AM: async () => (await import('../messages/am/recordPage.ts')).recordPage,
  },
  'recordPage',
);
