import type { SubmitEvent } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useAttempt } from '../security/useAttempt.ts';

interface ChoosePasswordFormProps {
  /** Tells password managers to which account the password belongs. */
  email: string;
  words: { submit: string; submitting: string };
  choose: (newPassword: string) => Promise<void>;
  /** Called with the error of each field. */
  onFailure?: (fields: Failure['fields']) => void;
}

/** Sets a password for the account of a link. Errors are shown beneath the field. */
export function ChoosePasswordForm({ email, words, choose, onFailure }: ChoosePasswordFormProps) {
  const { account, password: toggle } = useAdminMessages().admin;
  const { fields } = account.changePassword;
  const fieldErrorText = useFieldErrorText(fields);
  const {
    attempt,
    miss,
    isBusy,
    fields: errors,
    failure,
  } = useAttempt((failed) => onFailure?.(failed.fields));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const newPassword = textOf(new FormData(event.currentTarget), 'newPassword');
    if (newPassword) await attempt(() => choose(newPassword));
    else miss('newPassword');
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="newPassword"
        label={fields.newPassword.label}
        autoComplete="new-password"
        hint={fields.newPassword.hint}
        error={fieldErrorText('newPassword', errors['newPassword'])}
        required
        toggle={toggle}
      />
      <p role="alert" className="font-semibold text-red empty:sr-only">
        {failure}
      </p>
      <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
    </form>
  );
}
