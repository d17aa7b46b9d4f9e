import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { AdminHead } from '../layout/AdminHead.tsx';
import { useIsReadable } from '../layout/useIsReadable.ts';
import { NotPermitted } from './NotPermitted.tsx';
import { RestoringSession } from './RestoringSession.tsx';
import type { PageHandle } from '../pageHandle.ts';
import { allRoles, hasRole } from '../session/roles.ts';
import { useSession } from '../session/useSession.ts';
import { IdentityConfirmation } from './security/IdentityConfirmation.tsx';

/** Where who must have a second factor sets one up, and can go nowhere else until then. */
const setUpPath = '/admin/second-factor';

/**
 * Shows the protected pages within to those who are signed in and have a role for them. The others are redirected to sign
 * in, which brings them back here; until it is known who somebody is, and the sentences in their language
 * are there, there is nothing to see (docs/product/admin.md, section 6.1).
 */
export function RequireAdmin() {
  const { status, user } = useSession();
  const isReadable = useIsReadable();
  const { roles = allRoles } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const { pathname, search, hash } = useLocation();
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
    return <Navigate to="/admin" replace state={{ from: `${pathname}${search}${hash}` }} />;
  }
  return (
    <>
      <AdminHead />
      <RestoringSession />
    </>
  );
}
