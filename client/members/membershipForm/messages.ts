import { createMessages } from '../../messages/createMessages.ts';
import { membershipForm as amharic } from '../../../api/shared/messages/am/membershipForm.ts';
import { membershipForm } from '../../../api/shared/messages/en/membershipForm.ts';

/** The messages of this page only, loaded with it in both languages. */
export const useMembershipFormMessages = createMessages(membershipForm, '', {
  AM: () => Promise.resolve(amharic),
});
