import { type SubmitEvent, useState } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useChangeEmailQuery, useRequestEmailChangeMutation } from './ChangeEmail.generated.ts';

interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  fields: Failure['fields'];
}

const nothingYet: Outcome = { tone: 'good', text: '', fields: {} };

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
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText(words.fields);
  const [outcome, setOutcome] = useState(nothingYet);
  const [request, { loading }] = useRequestEmailChangeMutation({ fetchPolicy: 'no-cache' });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const email = textOf(typed, 'email');
    setOutcome(nothingYet);
    try {
      await request({ variables: { email, password: textOf(typed, 'password') } });
      setOutcome({ tone: 'good', text: words.success(email), fields: {} });
      form.reset();
    } catch (error) {
      const { fields } = failureOf(error);
      const isTold = Object.keys(fields).length > 0;
      setOutcome({ tone: 'bad', text: isTold ? '' : failureText(error), fields });
    }
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
        error={fieldErrorText('email', outcome.fields['email'])}
      />
      <PasswordField
        name="password"
        label={words.fields.password.label}
        autoComplete="current-password"
        error={fieldErrorText('password', outcome.fields['password'])}
        toggle={admin.password}
      />
      <div>
        <SubmitButton disabled={loading}>{loading ? words.submitting : words.submit}</SubmitButton>
        <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>
      </div>
    </form>
  );
}
