import { supportUs } from '../../../api/shared/messages/en/supportUs.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The messages of this page only, loaded with it. */
export const useSupportUsMessages = createMessages(supportUs, 'supportUs', {
  AM: async () => (await import('../../../api/shared/messages/am/supportUs.ts')).supportUs,
});
