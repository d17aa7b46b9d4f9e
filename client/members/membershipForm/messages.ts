import { membershipForm } from '../../messages/en/membershipForm.ts';
import { createMessages } from '../../messages/createMessages.ts';

/** The sentences of this page alone, which is loaded with them. */
export const useMembershipFormMessages = createMessages(membershipForm);
