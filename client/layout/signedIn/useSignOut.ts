import { useContext, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { type Toasts, useToasts } from '../../ui/toast/toasts.ts';
import { useSignOutMutation } from './SignOut.generated.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { deleteAllDrafts, flushDrafts, unsavedPages } from '../../forms/draft/drafts.ts';
import type { Messages } from '../../../api/shared/messages/en.ts';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { deleteKeptChoice } from '../../ui/keptChoice.ts';
import { withCookie } from '../../session/operationContext.ts';
import type { Session } from '../../session/session.ts';

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

interface SignOutOptions {
  /** The mutation that ends the session. */
  mutate: ReturnType<typeof useSignOutMutation>[0];
  session: Session;
  userId: string;
  /** Which sessions of the user end. */
  scope: 'GLOBAL' | 'LOCAL';
  navigate: NavigateFunction;
  toasts: Toasts;
  words: Messages['session'];
  /** The pressed button, which gets the focus back after the confirmation. */
  opener: HTMLElement;
  /** Called if signing out fails after the confirmation; then no session has ended. */
  onFailure: () => void;
}

/**
 * Signs out, after a confirmation if that discards unsaved values.
 * @throws if the API does not end the session
 */
async function signOut(options: SignOutOptions): Promise<void> {
  const { userId, toasts, words, opener, onFailure, navigate } = options;
  await flushDrafts();
  const unsaved = unsavedPages(userId);
  if (unsaved.length === 0) return endSession(options);
  toasts.bring(Toaster);
  toasts.ask({
    title: words.signOut,
    subject: words.unsaved,
    text: words.discardUnsaved,
    pages: unsaved.map((page) => ({ ...page, open: () => void navigate(page.path) })),
    action: words.signOut,
    busy: words.signingOut,
    cancel: words.staySignedIn,
    opener,
    confirm: async () => {
      await endSession(options).catch(onFailure);
      return () => undefined;
    },
  });
}

async function endSession({ mutate, session, scope, navigate }: SignOutOptions): Promise<void> {
  await mutate({ variables: { scope }, context: withCookie });
  await navigate('/');
  // The protected page must be removed first, or it would redirect to the sign-in page. The router
  // does this synchronously only if no code must be loaded, which is the case here.
  await navigate('/', { replace: true, flushSync: true });
  session.end();
  deleteAllDrafts();
  deleteKeptChoice();
}
