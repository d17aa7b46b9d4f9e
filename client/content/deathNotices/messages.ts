import { createMessages } from '../../messages/createMessages.ts';
import { page } from '../../../api/shared/messages/en/content/deathNotice/page.ts';

const amharic = async () =>
  (await import('../../../api/shared/messages/am/content/deathNotice/page.ts')).page;

/** The messages of the kind for visitors. */
export const useDeathNoticeMessages = createMessages(page, 'deathNotice', { AM: amharic });

/** The same in the language that is not that of the page, as they are in the code. */
export const useOtherDeathNoticeMessages = createMessages(page, '', { EN: amharic });
