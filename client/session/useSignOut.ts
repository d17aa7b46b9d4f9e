import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { withCookie } from './operationContext.ts';
import { useSignOutMutation } from './SignOut.generated.ts';
import { SessionContext } from './useSession.ts';

/** Signs out of the backend, goes to / and forgets the session (docs/product.md, section 7.4). */
export function useSignOut() {
  const session = useContext(SessionContext);
  const navigate = useNavigate();
  const [askToSignOut, { loading, error }] = useSignOutMutation({ context: withCookie });

  /** @param scope which sign-ins of the same user end: by default all, on every device */
  async function signOut(scope: 'GLOBAL' | 'LOCAL' = 'GLOBAL') {
    try {
      await askToSignOut({ variables: { scope } });
    } catch {
      // Nothing ended; `hasFailed` says so.
      return;
    }
    await navigate('/');
    // The protected page must be gone from the screen first, or it would redirect to the sign-in.
    // The router waits for that only where no code has to be loaded, as now.
    await navigate('/', { replace: true, flushSync: true });
    session.end();
    // Visitors never load the code of forms; whoever signs out has it, or has no drafts.
    await import('../forms/drafts.ts')
      .then(({ deleteAllDrafts: dropAllDrafts }) => dropAllDrafts())
      .catch(() => undefined);
  }

  return { signOut, isSigningOut: loading, hasFailed: error !== undefined };
}
