import { useId } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { FieldFrame } from '../../ui/field/FieldFrame.tsx';
import { controlStyle } from '../../ui/field/fieldParts.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { AdminSubmitButton } from '../AdminSubmitButton.tsx';
import { PasskeySignIn } from '../security/PasskeySignIn.tsx';
import { SecondFactorForm } from '../security/SecondFactorForm.tsx';
import { useSignInForm } from './useSignInForm.ts';

/** Email and password; the error is shown in red above the button. */
export function SignInForm() {
  const time = useDateTime('none');
  const failureText = useFailureText();
  const { admin, accounts } = useAdminMessages();
  const { signIn: words } = admin;
  const { submit, loading, failure, pending, startAgain } = useSignInForm((error) => {
    const { retryAfter } = failureOf(error);
    const again = retryAfter && time(Date.now() + retryAfter * 1000);
    return `${failureText(error) || words.failed} ${again ? words.tryAgainAt(again) : ''}`.trim();
  });
  const emailId = useId();
  if (pending) return <SecondFactorForm pending={pending} onStartAgain={startAgain} />;

  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="tibeb" />
      <div className="space-y-6 px-5 py-8 sm:p-10">
        <FieldFrame id={emailId} label={words.email} required={false}>
          <input
            id={emailId}
            name="email"
            type="email"
            autoComplete="username webauthn"
            required
            className={`${controlStyle} min-h-12`}
          />
        </FieldFrame>
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
        />
        <p role="alert" className="font-semibold text-red empty:sr-only">
          {failure}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <AdminSubmitButton isBusy={loading}>{words.submit}</AdminSubmitButton>
          <Link
            to="/admin/forgotten-password"
            className="inline-flex min-h-11 items-center font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {accounts.forgotten.link}
          </Link>
        </div>
        <PasskeySignIn />
      </div>
    </form>
  );
}
