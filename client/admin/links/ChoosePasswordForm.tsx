import { type SubmitEvent, useState } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

interface ChoosePasswordFormProps {
  /** Tells password managers to which account the password belongs. */
  email: string;
  words: { submit: string; submitting: string };
  choose: (newPassword: string) => Promise<void>;
  /** Called with the error of each field. */
  onFailure?: (fields: Failure['fields']) => void;
}

const missing = { code: 'required', values: {} };

/** Sets a password for the account of a link. Errors are shown beneath the field. */
export function ChoosePasswordForm({ email, words, choose, onFailure }: ChoosePasswordFormProps) {
  const { account, password: toggle } = useAdminMessages().admin;
  const { fields } = account.changePassword;
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText(fields);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; fields: Failure['fields'] } | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const newPassword = textOf(new FormData(event.currentTarget), 'newPassword');
    setFailure(newPassword ? null : { text: '', fields: { newPassword: missing } });
    if (!newPassword) return;
    setBusy(true);
    try {
      await choose(newPassword);
    } catch (error) {
      const { fields } = failureOf(error);
      const isTold = Object.keys(fields).length > 0;
      setFailure({ text: isTold ? '' : failureText(error), fields });
      onFailure?.(fields);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="newPassword"
        label={fields.newPassword.label}
        autoComplete="new-password"
        hint={fields.newPassword.hint}
        error={fieldErrorText('newPassword', failure?.fields['newPassword'])}
        required
        toggle={toggle}
      />
      <p role="alert" className="font-semibold text-red empty:sr-only">
        {failure?.text}
      </p>
      <SubmitButton disabled={busy}>{busy ? words.submitting : words.submit}</SubmitButton>
    </form>
  );
}
