import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { CreateInvitationMutation } from './Accounts.generated.ts';
import type { Outcome } from './outcome.ts';

/** Formats the result of an invitation: sent, queued, or with a link to copy. */
export function useInvitationOutcome() {
  const { invite: words } = useAdminMessages().accounts;
  return ({ link, invitation }: CreateInvitationMutation['createInvitation']): Outcome => {
    const { id, email, delivery } = invitation;
    if (link !== null) return { tone: 'good', text: words.link(email), link, invitation: id };
    if (delivery === 'SENT') return { tone: 'good', text: words.mailed(email) };
    return { tone: 'bad', text: words.waiting(email) };
  };
}
