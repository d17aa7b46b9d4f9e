import { useContext, useEffect } from 'react';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SessionContext } from '../../session/useSession.ts';

/** Shown in place of a screen that the roles of the account do not allow. */
export function NotPermitted() {
  const { notPermitted } = useAdminMessages().admin;
  const session = useContext(SessionContext);
  // Somebody may have given the role since the session was last refreshed.
  useEffect(() => {
    void session.accessToken().then((token) => token && session.renew(token).catch(() => null));
  }, [session]);
  return <AdminPage heading={notPermitted.heading} intro={notPermitted.text} />;
}
