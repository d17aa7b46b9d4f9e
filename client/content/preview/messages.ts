import { createMessages } from '../../messages/createMessages.ts';
import { preview } from '../../messages/en/preview.ts';

/** The messages for records that visitors cannot see, loaded where one is shown. */
export const usePreviewMessages = createMessages(
  preview,
  {
    AM: async () => (await import('../../messages/am/preview.ts')).preview,
  },
  'preview',
);
