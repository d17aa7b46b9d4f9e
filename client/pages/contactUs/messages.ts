import { contactUs } from '../../messages/en/contactUs.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The sentences of this page alone, which is loaded with them. */
export const useContactUsMessages = createMessages(
  contactUs,
  {
    AM: async () => (await import('../../messages/am/contactUs.ts')).contactUs,
  },
  'contactUs',
);
