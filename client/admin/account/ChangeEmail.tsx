import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { useChangeEmailQuery, useRequestEmailChangeMutation } from './ChangeEmail.generated.ts';

/** Changes the email address. The new address is used after it is confirmed. */
export function ChangeEmail() {
  const { accounts, admin } = useAdminMessages();
  const { changeEmail: words } = accounts;
  const { data } = useChangeEmailQuery();
  const [request] = useRequestEmailChangeMutation({ fetchPolicy: 'no-cache' });
  const cannotMail = data && !data.siteSettings.sendsMail;

  async function send(typed: FormData, form: HTMLFormElement) {
    const email = textOf(typed, 'email');
    await request({ variables: { email, password: textOf(typed, 'password') } });
    form.reset();
    return words.success(email);
  }

  return (
    <Section heading={words.heading} intro={cannotMail ? words.noMail : words.intro}>
      {!cannotMail && (
        <SmallForm words={words} fields={words.fields} send={send} className="mt-6">
          {(field) => (
            <>
              <Field {...field('email')} type="email" autoComplete="off" />
              <PasswordField
                {...field('password')}
                autoComplete="current-password"
                toggle={admin.password}
              />
            </>
          )}
        </SmallForm>
      )}
    </Section>
  );
}
