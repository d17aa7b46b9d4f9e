import type { NavigateFunction } from 'react-router-dom';
import { deleteAllDrafts, flushDrafts, unsavedPages } from '../../forms/draft/drafts.ts';
import type { Messages } from '../../../api/shared/messages/en.ts';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { deleteKeptChoice } from '../../ui/keptChoice.ts';
import type { Toasts } from '../../ui/toast/toasts.ts';
import { withCookie } from '../../session/operationContext.ts';
import type { Session } from '../../session/session.ts';
import type { useSignOutMutation } from './SignOut.generated.ts';

interface SignOutOptions {
  /** The mutation that ends the session. */
  mutate: ReturnType<typeof useSignOutMutation>[0];
  session: Session;
  /** The id of the user. */
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
export async function signOut(options: SignOutOptions): Promise<void> {
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
