import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AdminHead } from '../layout/AdminHead.tsx';
import { RestoringSession } from './RestoringSession.tsx';
import { useSession } from '../session/useSession.ts';

/**
 * Shows the protected pages within to those who are signed in. The others are redirected to sign
 * in, which brings them back here; until it is known who somebody is, there is nothing to see
 * (docs/product.md, section 6.1).
 */
export function RequireAdmin() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'signedIn') return <Outlet />;
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
