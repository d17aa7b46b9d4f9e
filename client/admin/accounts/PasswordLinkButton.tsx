import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import type { Tell } from './outcome.ts';
import { useSendPasswordResetMutation } from './PasswordLinkButton.generated.ts';
import { Button } from '../../ui/Button.tsx';

interface PasswordLinkButtonProps {
  account: { id: string; email: string };
  tell: Tell;
}

/** Sends a colleague a link to choose a new password, or shows the link to copy. */
export function PasswordLinkButton({ account: { id, email }, tell }: PasswordLinkButtonProps) {
  const { passwordLink: words } = useAdminMessages().accounts;
  const failureText = useFailureText();
  const withConfirmation = useWithConfirmation();
  const [send, { loading }] = useSendPasswordResetMutation({ fetchPolicy: 'no-cache' });

  async function run() {
    try {
      const { data } = await withConfirmation(() => send({ variables: { id } }));
      const link = data?.sendPasswordReset.link ?? null;
      tell({ tone: 'good', text: link ? words.link(email) : words.mailed(email), link });
    } catch (error) {
      tell({ tone: 'bad', text: failureText(error) });
    }
  }

  return (
    <Button
      look="tool"
      name={words.buttonName(email)}
      disabled={loading}
      onClick={() => void run()}
    >
      {words.action}
    </Button>
  );
}
