import { type SubmitEvent, useState } from 'react';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import { useChangeEmailQuery, useRequestEmailChangeMutation } from './ChangeEmail.generated.ts';

/** Changes the email address. The new address is used after it is confirmed. */
export function ChangeEmail() {
  const { changeEmail: words } = useAdminMessages().accounts;
  const { data } = useChangeEmailQuery();
  const cannotMail = data && !data.siteSettings.sendsMail;
  return (
    <section aria-labelledby="email-heading">
      <h2 id="email-heading" className="text-2xl font-semibold tracking-tight sm:text-3xl">
        {words.heading}
      </h2>
      <p className="mt-3 text-muted">{cannotMail ? words.noMail : words.intro}</p>
      {!cannotMail && <ChangeEmailForm />}
    </section>
  );
}

function ChangeEmailForm() {
  const { accounts, admin } = useAdminMessages();
  const { changeEmail: words } = accounts;
  const fieldErrorText = useFieldErrorText(words.fields);
  const [success, setSuccess] = useState('');
  const { attempt, isBusy, fields, failure } = useAttempt();
  const [request] = useRequestEmailChangeMutation({ fetchPolicy: 'no-cache' });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const email = textOf(typed, 'email');
    setSuccess('');
    await attempt(async () => {
      await request({ variables: { email, password: textOf(typed, 'password') } });
      setSuccess(words.success(email));
      form.reset();
    });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6 space-y-6"
    >
      <Field
        type="email"
        name="email"
        label={words.fields.email.label}
        autoComplete="off"
        error={fieldErrorText('email', fields['email'])}
      />
      <PasswordField
        name="password"
        label={words.fields.password.label}
        autoComplete="current-password"
        error={fieldErrorText('password', fields['password'])}
        toggle={admin.password}
      />
      <div>
        <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
        <StatusLine tone={failure ? 'bad' : 'good'}>{failure || success}</StatusLine>
      </div>
    </form>
  );
}
