import { createMessages } from '../../messages/createMessages.ts';
import { preview } from '../../messages/en/preview.ts';

/** What is said of records that visitors do not see, loaded where one is shown. */
export const usePreviewMessages = createMessages(
  preview,
  {
    AM: async () => (await import('../../messages/am/preview.ts')).preview,
  },
  'preview',
);
