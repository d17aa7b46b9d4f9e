import { useAdminMessages } from '../messages/adminMessages.ts';
import { SecondFactors } from './security/SecondFactors.tsx';
import { useSession } from '../session/useSession.ts';
import { ActiveSessions } from './ActiveSessions.tsx';
import { AdminPage } from '../layout/AdminPage.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangeLanguage } from './ChangeLanguage.tsx';
import { ChangePassword } from './ChangePassword.tsx';

/** One's own language and password, and where one is signed in. */
export function Component() {
  const { account } = useAdminMessages().admin;
  const { user } = useSession();
  return (
    <AdminPage heading={account.heading} intro={<p>{user?.email}</p>}>
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
        <ChangeLanguage />
        <ChangeEmail />
        <ActiveSessions />
        <ChangePassword />
        <SecondFactors />
      </div>
    </AdminPage>
  );
}
