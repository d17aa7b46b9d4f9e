import { createMessages } from '../../messages/createMessages.ts';
import { preview } from '../../../api/shared/messages/en/preview.ts';

/** The messages for records that visitors cannot see, loaded where one is shown. */
export const usePreviewMessages = createMessages(preview, 'preview', {
  AM: async () => (await import('../../../api/shared/messages/am/preview.ts')).preview,
});
