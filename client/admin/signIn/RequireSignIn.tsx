import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { AdminHead } from '../../layout/head/AdminHead.tsx';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import { accountLanguageKey } from '../../layout/language/preferredLanguage.ts';
import { useIsReadable } from '../../layout/head/useIsReadable.ts';
import { RestoringSession } from './RestoringSession.tsx';
import type { PageHandle } from '../../pageHandle.ts';
import { allRoles, hasRole } from '../../session/roles.ts';
import { useSession, SessionContext } from '../../session/useSession.ts';
import { IdentityConfirmation } from '../security/IdentityConfirmation.tsx';
import { useContext, useEffect, useMemo } from 'react';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';

/**
 * The page where an account that needs a second factor sets it up. Until then no other page opens.
 */
const setUpPath = '/admin/second-factor';

/**
 * Shows the protected pages within to signed-in users who have a role for them. Other users are
 * redirected to sign in, which returns them here. Nothing is shown until the session and the
 * catalogues of the account's language are loaded (docs/product/admin.md, section 6.1).
 */
export function RequireSignIn() {
  const { status, user } = useSession();
  const isReadable = useIsReadable();
  const { roles = allRoles } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const { pathname, search, hash } = useLocation();
  const from = `${pathname}${search}${hash}`;
  // `Navigate` navigates again at each render with a new state object, which would interrupt the
  // loading of the sign-in page for ever.
  const state = useMemo(() => ({ from }), [from]);
  const language = user?.language;
  useEffect(() => {
    if (!language) return;
    ignoreStorageErrors(() => {
      // English is the language of accounts that have selected none.
      if (language === 'EN') localStorage.removeItem(accountLanguageKey);
      else localStorage.setItem(accountLanguageKey, language);
    });
  }, [language]);
  if (status === 'signedIn' && user.mustSetUpSecondFactor && pathname !== setUpPath) {
    return <Navigate to={setUpPath} replace />;
  }
  if (status === 'signedIn' && isReadable) {
    if (!hasRole(user.roles, roles)) return <NotPermitted />;
    return (
      <IdentityConfirmation>
        <Outlet />
      </IdentityConfirmation>
    );
  }
  if (status === 'signedOut') {
    return <Navigate to="/admin" replace state={state} />;
  }
  return (
    <>
      <AdminHead />
      <RestoringSession />
    </>
  );
}

/** Shown in place of a screen that the roles of the account do not allow. */
function NotPermitted() {
  const { notPermitted } = useAdminMessages().admin;
  const session = useContext(SessionContext);
  // Somebody may have given the role since the session was last refreshed.
  useEffect(() => {
    void session.accessToken().then((token) => token && session.renew(token).catch(() => null));
  }, [session]);
  return <AdminPage heading={notPermitted.heading} intro={notPermitted.text} />;
}
