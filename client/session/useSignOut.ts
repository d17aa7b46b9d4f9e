import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { withCookie } from './authLink.ts';
import { useSignOutMutation } from './SignOut.generated.ts';
import { SessionContext } from './useSession.ts';

/** Signs out of the backend, goes to / and forgets the session (specification, section 4). */
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
    // The protected page must be gone first, or it would redirect to the sign-in.
    await navigate('/', { flushSync: true });
    session.end();
  }

  return { signOut, isSigningOut: loading, hasFailed: error !== undefined };
}
