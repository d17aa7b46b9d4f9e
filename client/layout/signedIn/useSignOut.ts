import { useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { useToasts } from '../../ui/toast/toasts.ts';
import { signOut } from './signOut.ts';
import { useSignOutMutation } from './SignOut.generated.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';

/**
 * Ends the session in the API, goes to / and removes the stored session (docs/product/accounts.md, section
 * 7.4).
 */
export function useSignOut() {
  const [mutate] = useSignOutMutation();
  const toasts = useToasts();
  const session = useContext(SessionContext);
  const { user } = useSession();
  const { session: words } = useMessages();
  const navigate = useNavigate();
  const [status, setStatus] = useState<'idle' | 'signingOut' | 'failed'>('idle');

  /**
   * Asks for a confirmation if unsaved values would be discarded.
   * @param opener the pressed button
   * @param scope which sessions of the user end: by default all, on every device
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
