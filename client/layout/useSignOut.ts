import { useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { useToasts } from '../ui/toasts.ts';
import { signOut } from './signOut.ts';
import { useSignOutMutation } from './SignOut.generated.ts';
import { SessionContext, useSession } from '../session/useSession.ts';

/** Signs out of the backend, goes to / and forgets the session (docs/product/accounts.md, section 7.4). */
export function useSignOut() {
  const [mutate] = useSignOutMutation();
  const toasts = useToasts();
  const session = useContext(SessionContext);
  const { user } = useSession();
  const { session: words } = useMessages();
  const navigate = useNavigate();
  const [status, setStatus] = useState<'idle' | 'signingOut' | 'failed'>('idle');

  /**
   * Asks first where unsaved text would be discarded.
   * @param opener the button that was pressed
   * @param scope which sign-ins of the same user end: by default all, on every device
   */
  async function start(opener: HTMLElement, scope: 'GLOBAL' | 'LOCAL' = 'GLOBAL') {
    setStatus('signingOut');
    const onFailure = () => setStatus('failed');
    try {
      const userId = user?.id ?? '';
      const options = {
        mutate,
        session,
        userId,
        scope,
        navigate,
        toasts,
        words,
        opener,
        onFailure,
      };
      await signOut(options);
      setStatus('idle');
    } catch {
      onFailure();
    }
  }

  return { signOut: start, isSigningOut: status === 'signingOut', hasFailed: status === 'failed' };
}
