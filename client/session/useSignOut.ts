import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { withCookie } from './operationContext.ts';
import { useSignOutMutation } from './SignOut.generated.ts';
import { SessionContext, useSession } from './useSession.ts';

type Scope = 'GLOBAL' | 'LOCAL';

/** Signs out of the backend, goes to / and forgets the session (docs/product.md, section 7.4). */
export function useSignOut() {
  const session = useContext(SessionContext);
  const { user } = useSession();
  const { session: words } = useMessages();
  const navigate = useNavigate();
  const [askToSignOut, { loading, error }] = useSignOutMutation({ context: withCookie });

  /**
   * Asks first where unsaved text would be discarded.
   * @param opener the button, which gets the focus back from the question
   * @param scope which sign-ins of the same user end: by default all, on every device
   */
  async function signOut(opener: HTMLElement, scope: Scope = 'GLOBAL') {
    // Visitors never load this code; without it nobody has drafts to be asked about.
    const asked = await import('./askToDiscard.ts')
      .then(({ askToDiscard }) =>
        askToDiscard(user?.id ?? '', {
          title: words.signOut,
          subject: words.unsaved,
          text: words.discardUnsaved,
          action: words.signOut,
          busy: words.signingOut,
          cancel: words.staySignedIn,
          opener,
          confirm: () => end(scope).then(() => () => undefined),
        }),
      )
      .catch(() => false);
    if (!asked) await end(scope);
  }

  async function end(scope: Scope) {
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
    await import('./askToDiscard.ts')
      .then(({ deleteAllDrafts }) => deleteAllDrafts())
      .catch(() => undefined);
  }

  return { signOut, isSigningOut: loading, hasFailed: error !== undefined };
}
