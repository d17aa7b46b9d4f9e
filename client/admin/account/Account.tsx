import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SecondFactors } from '../security/SecondFactors.tsx';
import { useSecondFactorsQuery } from '../security/SecondFactors.generated.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { ActiveSessions } from './ActiveSessions.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useContext, useState } from 'react';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import {
  useChangeEmailQuery,
  useChangeLanguageMutation,
  useChangeNameMutation,
  useChangePasswordMutation,
  useRequestEmailChangeMutation,
} from './Account.generated.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import type { Language } from '../../graphql/schemaTypes.generated.ts';
import { allLanguages, languages } from '../../../api/shared/messages/languages.ts';
import { Select } from '../../ui/field/Select.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { withCookie } from '../../session/operationContext.ts';

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
  const { changeEmail: words } = useAdminMessages().accounts;
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
              <PasswordField {...field('password')} autoComplete="current-password" />
            </>
          )}
        </SmallForm>
      )}
    </Section>
  );
}

/** Changes the language of the admin area, which is saved with the account. */
function ChangeLanguage() {
  const { language: words } = useAdminMessages().admin.account;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const [isSaved, setSaved] = useState(false);
  const [changeLanguage] = useChangeLanguageMutation();

  async function send(typed: FormData) {
    setSaved(false);
    const language = textOf(typed, 'language') as Language;
    const { data } = await changeLanguage({ variables: { language } });
    session.changeUser({ language: data?.changeLanguage.language ?? language });
    setSaved(true);
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      <SmallForm words={words} send={send} onChange={() => setSaved(false)} className="mt-6">
        {(field) => (
          <Select {...field('language')} label={words.label} defaultValue={user?.language}>
            {allLanguages.map((each) => (
              <option key={each} value={each} lang={languages[each].tag}>
                {languages[each].name}
              </option>
            ))}
          </Select>
        )}
      </SmallForm>
      {/* In SmallForm this message would stay in the former language. */}
      <StatusLine tone="good">{isSaved && words.success}</StatusLine>
    </Section>
  );
}

/** How long the message of success is shown, in milliseconds (docs/product/records.md, section 6.4). */
const shownFor = 5000;

/** Changes the password and ends all other sessions. Errors are shown beneath the fields. */
function ChangePassword() {
  const { changePassword: words } = useAdminMessages().admin.account;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const { hasPassword = true } = useSecondFactorsQuery().data?.secondFactors ?? {};
  const [changePassword] = useChangePasswordMutation({
    context: withCookie,
    fetchPolicy: 'no-cache',
    refetchQueries: ['ActiveSessions', 'SecondFactors'],
  });

  async function send(typed: FormData, form: HTMLFormElement) {
    const currentPassword = textOf(typed, 'currentPassword');
    const newPassword = textOf(typed, 'newPassword');
    const { data } = await changePassword({ variables: { currentPassword, newPassword } });
    if (data) session.begin(data.changePassword);
    form.reset();
    return words.success;
  }

  return (
    <Section heading={words.heading}>
      <SmallForm
        words={words}
        fields={words.fields}
        required={[...(hasPassword ? ['currentPassword'] : []), 'newPassword']}
        send={send}
        shownFor={shownFor}
        className="mt-6"
      >
        {(field) => (
          <>
            {/* Tells password managers to which account the password belongs. */}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={user?.email}
              readOnly
              hidden
            />
            {hasPassword && (
              <PasswordField
                {...field('currentPassword')}
                autoComplete="current-password"
                required
              />
            )}
            <PasswordField {...field('newPassword')} autoComplete="new-password" required />
          </>
        )}
      </SmallForm>
    </Section>
  );
}
