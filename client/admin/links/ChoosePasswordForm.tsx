import type { Failure } from '../../../api/shared/failures.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { SmallForm } from '../SmallForm.tsx';

interface ChoosePasswordFormProps {
  /** Tells password managers to which account the password belongs. */
  email: string;
  words: { submit: string };
  choose: (newPassword: string) => Promise<void>;
  /** Called with the error of each field. */
  onFailure?: (fields: Failure['fields']) => void;
}

/** Sets a password for the account of a link. Errors are shown beneath the field. */
export function ChoosePasswordForm({ email, words, choose, onFailure }: ChoosePasswordFormProps) {
  const { account } = useAdminMessages().admin;
  return (
    <SmallForm
      words={words}
      fields={account.changePassword.fields}
      required={['newPassword']}
      send={(typed) => choose(textOf(typed, 'newPassword'))}
      onFailure={({ fields }) => onFailure?.(fields)}
    >
      {(field) => (
        <>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...field('newPassword')} autoComplete="new-password" required />
        </>
      )}
    </SmallForm>
  );
}
