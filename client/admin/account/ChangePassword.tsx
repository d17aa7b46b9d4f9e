import type { Failure } from '../../../api/shared/failures.rules.ts';
import { type SubmitEvent, useContext, useEffect, useState } from 'react';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { withCookie } from '../../session/operationContext.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useChangePasswordMutation } from './ChangePassword.generated.ts';

/** How long the message of success is shown, in milliseconds (docs/product/records.md, section 6.4). */
const shownFor = 5000;

interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  fields: Failure['fields'];
}

const missing = { code: 'required', values: {} };
const nothingYet: Outcome = { tone: 'good', text: '', fields: {} };

/** Changes the password and ends all other sessions. Errors are shown beneath the fields. */
export function ChangePassword() {
  const failureText = useFailureText();
  const { account, password: toggle } = useAdminMessages().admin;
  const words = account.changePassword;
  const fieldErrorText = useFieldErrorText(words.fields);
  const session = useContext(SessionContext);
  const { user } = useSession();
  const [outcome, setOutcome] = useState(nothingYet);
  const [changePassword, { loading }] = useChangePasswordMutation({
    context: withCookie,
    fetchPolicy: 'no-cache',
    refetchQueries: ['ActiveSessions'],
  });

  useEffect(() => {
    if (outcome.tone === 'bad' || outcome.text === '') return;
    const timer = setTimeout(() => setOutcome(nothingYet), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const currentPassword = textOf(typed, 'currentPassword');
    const newPassword = textOf(typed, 'newPassword');
    const fields = {
      ...(!currentPassword && { currentPassword: missing }),
      ...(!newPassword && { newPassword: missing }),
    };
    setOutcome({ tone: 'bad', text: '', fields });
    if (!currentPassword || !newPassword) return;
    try {
      const { data } = await changePassword({ variables: { currentPassword, newPassword } });
      if (data) session.begin(data.changePassword);
      setOutcome({ tone: 'good', text: words.success, fields: {} });
      form.reset();
    } catch (error) {
      const { fields } = failureOf(error);
      const isTold = Object.keys(fields).length > 0;
      setOutcome({ tone: 'bad', text: isTold ? '' : failureText(error), fields });
    }
  }

  return (
    <section aria-labelledby="password-heading">
      <h2 id="password-heading" className="text-2xl font-semibold tracking-tight sm:text-3xl">
        {words.heading}
      </h2>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 space-y-6"
      >
        {/* Tells password managers to which account the password belongs. */}
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={user?.email}
          readOnly
          hidden
        />
        <PasswordField
          name="currentPassword"
          label={words.fields.currentPassword.label}
          autoComplete="current-password"
          error={fieldErrorText('currentPassword', outcome.fields['currentPassword'])}
          required
          toggle={toggle}
        />
        <PasswordField
          name="newPassword"
          label={words.fields.newPassword.label}
          autoComplete="new-password"
          hint={words.fields.newPassword.hint}
          error={fieldErrorText('newPassword', outcome.fields['newPassword'])}
          required
          toggle={toggle}
        />
        <div>
          <SubmitButton disabled={loading}>
            {loading ? words.submitting : words.submit}
          </SubmitButton>
          <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>
        </div>
      </form>
    </section>
  );
}
