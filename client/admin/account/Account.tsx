import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SecondFactors } from '../security/SecondFactors.tsx';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { ActiveSessions } from './ActiveSessions.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { ChangeLanguage } from './ChangeLanguage.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { useContext } from 'react';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import {
  useChangeEmailQuery,
  useChangeNameMutation,
  useRequestEmailChangeMutation,
} from './Account.generated.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';

/** The page of one's own account: name, language, address, password and active sessions. */
export function Component() {
  const { account } = useAdminMessages().admin;
  const { user } = useSession();
  return (
    <AdminPage heading={account.heading} intro={<p>{user?.email}</p>}>
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
        <ChangeName />
        <ChangeLanguage />
        <ChangeEmail />
        <ActiveSessions />
        <ChangePassword />
        <SecondFactors />
      </div>
    </AdminPage>
  );
}

/** Changes the name that colleagues see in place of the email address. */
function ChangeName() {
  const { changeName: words } = useAdminMessages().accounts;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const [changeName] = useChangeNameMutation();

  async function send(typed: FormData) {
    const name = textOf(typed, 'name');
    const { data } = await changeName({ variables: { name } });
    session.changeUser({ name: data?.changeName.name ?? name });
    return words.success;
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      <SmallForm words={words} send={send} className="mt-6">
        {(field) => (
          <Field
            {...field('name')}
            label={words.heading}
            defaultValue={user?.name}
            autoComplete="name"
            maxLength={maxAccountName}
          />
        )}
      </SmallForm>
    </Section>
  );
}

/** Changes the email address. The new address is used after it is confirmed. */
function ChangeEmail() {
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
