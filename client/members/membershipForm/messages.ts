import { createMessages } from '../../messages/createMessages.ts';
import { membershipForm as amharic } from '../../messages/am/membershipForm.ts';
import { membershipForm } from '../../messages/en/membershipForm.ts';

/** The sentences of this page alone, which is loaded with them: it is in both languages. */
export const useMembershipFormMessages = createMessages(membershipForm, {
  AM: () => Promise.resolve(amharic),
});
