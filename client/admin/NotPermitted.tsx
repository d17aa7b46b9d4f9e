import { AdminPage } from '../layout/AdminPage.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';

/** Stands in for a screen that the account's roles do not open. */
export function NotPermitted() {
  const { notPermitted } = useAdminMessages().admin;
  return <AdminPage heading={notPermitted.heading} intro={notPermitted.text} />;
}
