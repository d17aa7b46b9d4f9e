import { AsyncButton } from '../../content/AsyncButton.tsx';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import type { Outcome, Tell } from './outcome.ts';

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

  return <AsyncButton name={name} label={label} busyLabel={label} run={press} />;
}
