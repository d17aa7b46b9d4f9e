import { ownData } from '../../../api/shared/messages/en/ownData.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The messages of this page only, loaded with it. */
export const useOwnDataMessages = createMessages(ownData, 'ownData', {
  AM: async () => (await import('../../../api/shared/messages/am/ownData.ts')).ownData,
});
