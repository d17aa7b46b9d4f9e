import { createMessages } from '../messages/createMessages.ts';
import { recordPage } from '../../api/shared/messages/en/recordPage.ts';

/** The messages that all record pages share, loaded with them. */
export const useRecordPageMessages = createMessages(recordPage, 'recordPage', {
  AM: async () => (await import('../../api/shared/messages/am/recordPage.ts')).recordPage,
});
