import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { CreateInvitationMutation } from './Accounts.generated.ts';

interface AccountButtonProps {
  /** The accessible name, with the email address. */
  name: string;
  label: string;
  /** Resolves with null if there is nothing to tell. */
  run: () => Promise<Outcome | null>;
  tell: Tell;
  /** Refetches the list after a failure. */
  reload?: () => Promise<unknown>;
}

/** An operation on an account or invitation, which may need a confirmation of identity. */
export function AccountButton({ name, label, run, tell, reload }: AccountButtonProps) {
  const failureText = useFailureText();
  const withConfirmation = useWithConfirmation();

  async function press() {
    try {
      const outcome = await withConfirmation(run);
      if (outcome) tell(outcome);
    } catch (error) {
      tell({ tone: 'bad', text: failureText(error) });
      await reload?.();
    }
  }

  return <AsyncButton name={name} label={label} run={press} />;
}

/** The result of an operation, and the link to copy if there is one. */
export interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  link?: string | null;
  /** The id of the invitation with that link; absent for the link of a password. */
  invitation?: string;
}

export type Tell = (outcome: Outcome) => void;

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
