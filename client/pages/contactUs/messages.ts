import { contactUs } from '../../../api/shared/messages/en/contactUs.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The messages of this page only, loaded with it. */
export const useContactUsMessages = createMessages(contactUs, 'contactUs', {
  AM: async () => (await import('../../../api/shared/messages/am/contactUs.ts')).contactUs,
});
