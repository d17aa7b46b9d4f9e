import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';

/** Shown in place of a screen that the roles of the account do not allow. */
export function NotPermitted() {
  const { notPermitted } = useAdminMessages().admin;
  return <AdminPage heading={notPermitted.heading} intro={notPermitted.text} />;
}
