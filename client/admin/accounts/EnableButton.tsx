import { toolStyle } from '../../content/toolStyle.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import {
  type AccountRow_AccountFragment,
  useEnableAccountMutation,
} from './AccountRow.generated.ts';
import type { Tell } from './outcome.ts';

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
    <button
      type="button"
      disabled={loading}
      onClick={() => void run()}
      className={`${toolStyle} cursor-pointer`}
    >
      <AccessibleLabel name={words.buttonName(email)}>{words.action}</AccessibleLabel>
    </button>
  );
}
