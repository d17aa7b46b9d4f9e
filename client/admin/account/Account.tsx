import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SecondFactors } from '../security/SecondFactors.tsx';
import { useSession } from '../../session/useSession.ts';
import { ActiveSessions } from './ActiveSessions.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangeLanguage } from './ChangeLanguage.tsx';
import { ChangeName } from './ChangeName.tsx';
import { ChangePassword } from './ChangePassword.tsx';

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
