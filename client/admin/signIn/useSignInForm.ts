import { type SubmitEvent, useContext, useState } from 'react';
import { textOf } from '../../forms/textOf.ts';
import { openingSession } from '../../session/operationContext.ts';
import type { SignedInSession } from '../../session/storedSession.ts';
import { SessionContext } from '../../session/useSession.ts';
import { type PendingSignIn, pendingSignInOf } from '../security/pendingSignIn.ts';
import { useSignInMutation } from './SignIn.generated.ts';

/**
 * Signs in with the fields `email` and `password` of a form. An account with a second factor
 * continues with `pending`.
 * @param describe formats the error for `failure`
 */
export function useSignInForm(describe: (error: unknown) => string) {
  const session = useContext(SessionContext);
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [signIn, { loading }] = useSignInMutation({
    context: openingSession,
    fetchPolicy: 'no-cache',
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFailure('');
    try {
      const variables = { email: textOf(form, 'email'), password: textOf(form, 'password') };
      const { data } = await signIn({ variables });
      // A proxy in between may return any response.
      const opened: Partial<SignedInSession> | null | undefined = data?.signIn;
      if (!isComplete(opened)) throw new Error();
      session.begin(opened);
    } catch (error) {
      const next = pendingSignInOf(error);
      setPending(next);
      if (!next) setFailure(describe(error));
    }
  }

  return { submit, loading, failure, pending, startAgain: () => setPending(null) };
}

const isComplete = (
  opened: Partial<SignedInSession> | null | undefined,
): opened is SignedInSession => Boolean(opened?.user && opened.accessToken && opened.expiresIn);
