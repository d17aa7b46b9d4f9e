import { useContext } from 'react';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { withCookie } from '../../session/operationContext.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { Section } from '../Section.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { useChangePasswordMutation } from './ChangePassword.generated.ts';

/** How long the message of success is shown, in milliseconds (docs/product/records.md, section 6.4). */
const shownFor = 5000;

/** Changes the password and ends all other sessions. Errors are shown beneath the fields. */
export function ChangePassword() {
  const { account, password: toggle } = useAdminMessages().admin;
  const words = account.changePassword;
  const session = useContext(SessionContext);
  const { user } = useSession();
  const [changePassword] = useChangePasswordMutation({
    context: withCookie,
    fetchPolicy: 'no-cache',
    refetchQueries: ['ActiveSessions'],
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
        required={['currentPassword', 'newPassword']}
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
            <PasswordField
              {...field('currentPassword')}
              autoComplete="current-password"
              required
              toggle={toggle}
            />
            <PasswordField
              {...field('newPassword')}
              autoComplete="new-password"
              required
              toggle={toggle}
            />
          </>
        )}
      </SmallForm>
    </Section>
  );
}
