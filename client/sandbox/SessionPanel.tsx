import { useContext } from 'react';
import { useSignInForm } from '../admin/signIn/useSignInForm.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useSandboxMessages } from '../messages/sandboxMessages.ts';
import { withCookie } from '../session/operationContext.ts';
import { useSignOutMutation } from '../layout/signedIn/SignOut.generated.ts';
import { SessionContext, useSession } from '../session/useSession.ts';
import { panelOf } from './panelOf.tsx';

/**
 * Signs in and out; the token of the session is sent with every request
 * (client/sandbox/request.ts).
 */
function SessionPanel() {
  const { session: words } = useSandboxMessages();
  const { user } = useSession();
  return (
    <section className="sandbox-panel">
      <h2>{words.heading}</h2>
      <p>{words.intro}</p>
      {user ? <SignOut email={user.email} /> : <SignIn />}
    </section>
  );
}

function SignIn() {
  const failureText = useFailureText();
  const { session: words } = useSandboxMessages();
  const { submit, loading, failure, pending } = useSignInForm(
    (error) => failureText(error) || words.failed,
  );

  return (
    <form onSubmit={(event) => void submit(event)}>
      <label className="sandbox-field">
        {words.email}
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label className="sandbox-field">
        {words.password}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert">{pending ? words.secondFactor : failure}</p>
      <button type="submit" disabled={loading}>
        {words.submit}
      </button>
    </form>
  );
}

function SignOut({ email }: { email: string }) {
  const { session: words, signedInAs } = useSandboxMessages();
  const session = useContext(SessionContext);
  const [signOut, { loading, error }] = useSignOutMutation({ context: withCookie });

  async function leave() {
    try {
      // A developer must not end the sessions on other devices here.
      await signOut({ variables: { scope: 'LOCAL' } });
      session.end();
    } catch {
      // No session has ended; `error` has the reason.
    }
  }

  return (
    <>
      <p>{signedInAs(email)}</p>
      <p role="alert">{error && words.signOutFailed}</p>
      <button type="button" disabled={loading} onClick={() => void leave()}>
        {words.signOut}
      </button>
    </>
  );
}

export const sessionPlugin = panelOf(
  SessionPanel,
  // A key.
  'M14.5 9.5a5 5 0 1 0-4 4.9L12 13h2.500v2.500H17V18h3.500v-3.500l-6.100-6.100M8 7.500h.01',
);
