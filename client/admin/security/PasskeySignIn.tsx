import { useContext, useEffect, useEffectEvent } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { openingSession } from '../../session/operationContext.ts';
import { SessionContext } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { endAutofill, signByAutofill, signByPasskey, useKnowsPasskeys } from './passkeyBrowser.ts';
import {
  useCreatePasskeySignInMutation,
  useSignInWithPasskeyMutation,
} from './PasskeySignIn.generated.ts';
import { useAttempt } from './useAttempt.ts';

const once = { context: openingSession, fetchPolicy: 'no-cache' } as const;

/**
 * Milliseconds after which passkeys are offered again. Their challenge is valid for five minutes.
 */
const offerEvery = 4 * 60_000;

/** Signs in with a passkey alone: by a button, or where the browser fills in the email address. */
export function PasskeySignIn() {
  const { signIn: words } = useAdminMessages().security;
  const session = useContext(SessionContext);
  const knowsPasskeys = useKnowsPasskeys();
  const [createOptions] = useCreatePasskeySignInMutation(once);
  const [signIn] = useSignInWithPasskeyMutation(once);
  const { attempt, isBusy, failure } = useAttempt();

  const requestOptions = async () => (await createOptions()).data?.createPasskeySignIn ?? {};

  async function send(response: object) {
    const { data } = await signIn({ variables: { response } });
    if (data) session.begin(data.signInWithPasskey);
  }

  const offer = useEffectEvent(async () => {
    // The user did not request it, so an error is not shown.
    const response = await signByAutofill(requestOptions).catch(() => null);
    if (response) await attempt(() => send(response));
  });
  useEffect(() => {
    void offer();
    const timer = setInterval(() => void offer(), offerEvery);
    return () => {
      clearInterval(timer);
      void endAutofill();
    };
  }, []);

  if (!knowsPasskeys) return null;
  return (
    <div className="space-y-3 border-t border-line pt-6">
      <Button
        disabled={isBusy}
        onClick={() => void attempt(async () => send(await signByPasskey(await requestOptions())))}
        className="w-full"
      >
        {isBusy ? words.waiting : words.withPasskey}
      </Button>
      <StatusLine tone="bad">{failure}</StatusLine>
    </div>
  );
}
