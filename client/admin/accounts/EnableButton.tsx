import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import {
  type AccountRow_AccountFragment,
  useEnableAccountMutation,
} from './AccountRow.generated.ts';
import type { Tell } from './outcome.ts';
import { Button } from '../../ui/Button.tsx';

interface EnableButtonProps {
  account: AccountRow_AccountFragment;
  reload: () => Promise<unknown>;
  tell: Tell;
}

/** Allows an account to sign in again. */
export function EnableButton({ account, reload, tell }: EnableButtonProps) {
  const { enable: words } = useAdminMessages().accounts;
  const failureText = useFailureText();
  const withConfirmation = useWithConfirmation();
  const [enable, { loading }] = useEnableAccountMutation();
  const { id, version, email } = account;

  async function run() {
    try {
      await withConfirmation(() => enable({ variables: { id, version } }));
      tell({ tone: 'good', text: words.success(email) });
    } catch (error) {
      tell({ tone: 'bad', text: failureText(error) });
      await reload();
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
