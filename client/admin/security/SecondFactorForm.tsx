import { type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { openingSession } from '../../session/operationContext.ts';
import { SessionContext } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { AdminSubmitButton } from '../AdminSubmitButton.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { signByPasskey, useKnowsPasskeys } from './passkeyBrowser.ts';
import { useCreatePasskeySignInMutation } from './PasskeySignIn.generated.ts';
import { ProofField } from './ProofField.tsx';
import type { PendingSignIn } from './pendingSignIn.ts';
import {
  type CompleteSignInMutationVariables,
  useCompleteSignInMutation,
} from './SecondFactorForm.generated.ts';
import { useAttempt } from './useAttempt.ts';

interface SecondFactorFormProps {
  pending: PendingSignIn;
  /** Returns to the password. */
  onStartAgain: () => void;
}

const once = { context: openingSession, fetchPolicy: 'no-cache' } as const;

/** The second factor of a sign-in, after the password: a code, a recovery code or a passkey. */
export function SecondFactorForm({ pending, onStartAgain }: SecondFactorFormProps) {
  const { admin, security } = useAdminMessages();
  const { step: words } = security.signIn;
  const session = useContext(SessionContext);
  const navigate = useNavigate();
  const { notify } = useToaster();
  const knowsPasskeys = useKnowsPasskeys();
  const methods = pending.methods.filter((method) => method !== 'PASSKEY' || knowsPasskeys);
  const [chosen, setChosen] = useState(methods[0] ?? 'RECOVERY_CODE');
  const heading = useRef<HTMLHeadingElement>(null);
  const [completeSignIn] = useCompleteSignInMutation(once);
  const [createPasskeySignIn] = useCreatePasskeySignInMutation(once);
  const { form, attempt, miss, isBusy, fields, failure } = useAttempt();
  const { challenge } = pending;

  useEffect(() => heading.current?.focus(), []);

  async function complete(proof: CompleteSignInMutationVariables['proof']) {
    const { data } = await completeSignIn({ variables: { challenge, proof } });
    if (!data) return;
    session.begin(data.completeSignIn);
    if (!proof.recoveryCode) return;
    const { text, account: label } = words.recovered;
    const run = () => void navigate('/admin/account#second-factor');
    notify({ tone: 'good', stays: true, text, action: { label, name: label, run } });
  }

  const kind = chosen === 'CODE' ? 'code' : 'recoveryCode';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = textOf(new FormData(event.currentTarget), kind);
    if (!proof) {
      miss(kind);
      return;
    }
    await attempt(() => complete({ [kind]: proof }));
  }

  const answerByPasskey = () =>
    attempt(async () => {
      const { data } = await createPasskeySignIn({ variables: { challenge } });
      await complete({ passkey: await signByPasskey(data?.createPasskeySignIn ?? {}) });
    });

  const names = {
    PASSKEY: words.usePasskey,
    CODE: words.useCode,
    RECOVERY_CODE: words.useRecoveryCode,
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="tibeb" />
      <div className="space-y-6 px-5 py-8 sm:p-10">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold">
          {words.heading}
        </h2>
        {chosen === 'PASSKEY' ? (
          <>
            <p>{words.passkeyIntro}</p>
            <Button look="accent" disabled={isBusy} onClick={() => void answerByPasskey()}>
              {isBusy ? admin.busy : words.usePasskey}
            </Button>
          </>
        ) : (
          <>
            <ProofField key={kind} kind={kind} fields={fields} />
            <AdminSubmitButton isBusy={isBusy}>{words.submit}</AdminSubmitButton>
          </>
        )}
        <p role="alert" className="font-semibold text-red empty:sr-only">
          {failure}
        </p>
        <div className="flex flex-wrap gap-x-6">
          {methods
            .filter((method) => method !== chosen)
            .map((method) => (
              <Button look="tool" key={method} onClick={() => setChosen(method)}>
                {names[method]}
              </Button>
            ))}
          <Button look="tool" onClick={onStartAgain}>
            {words.startAgain}
          </Button>
        </div>
        <p className="text-sm text-muted">{words.lost}</p>
      </div>
    </form>
  );
}
