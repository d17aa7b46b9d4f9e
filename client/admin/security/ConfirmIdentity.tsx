import { type SubmitEvent, useState } from 'react';
import { toolStyle } from '../../content/toolStyle.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import {
  useConfirmIdentityMutation,
  useCreatePasskeyConfirmationMutation,
} from './ConfirmIdentity.generated.ts';
import { signByPasskey, useKnowsPasskeys } from './passkeyBrowser.ts';
import { ProofField } from './ProofField.tsx';
import type { SecondFactors_FactorsFragment } from './SecondFactors.generated.ts';
import { useAttempt } from './useAttempt.ts';

interface ConfirmIdentityProps {
  factors: SecondFactors_FactorsFragment;
}

/** Asks again who somebody is, before what a session left open must not do. */
export function ConfirmIdentity({ factors }: ConfirmIdentityProps) {
  const { confirm: words } = useAdminMessages().security;
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const knowsPasskeys = useKnowsPasskeys();
  const [confirm] = useConfirmIdentityMutation();
  const [createConfirmation] = useCreatePasskeyConfirmationMutation({ fetchPolicy: 'no-cache' });
  const { attempt, miss, isBusy, fields, failure } = useAttempt();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = textOf(new FormData(event.currentTarget), kind);
    if (!proof) {
      miss(kind);
      return;
    }
    await attempt(() => confirm({ variables: { proof: { [kind]: proof } } }));
  }

  const answerByPasskey = () =>
    attempt(async () => {
      const { data } = await createConfirmation();
      const passkey = await signByPasskey(data?.createPasskeyConfirmation ?? {});
      await confirm({ variables: { proof: { passkey } } });
    });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="max-w-xl space-y-5 rounded-lg border border-line bg-surface p-5"
    >
      <div>
        <h3 className="text-xl font-semibold">{words.heading}</h3>
        <p className="mt-1 text-muted">{words.intro}</p>
      </div>
      <ProofField key={kind} kind={kind} fields={fields} />
      <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
      <StatusLine tone="bad">{failure}</StatusLine>
      <p className="flex flex-wrap gap-x-6">
        {factors.totpSince && (
          <button
            type="button"
            onClick={() => setKind(kind === 'code' ? 'password' : 'code')}
            className={`${toolStyle} cursor-pointer`}
          >
            {kind === 'code' ? words.withPassword : words.withCode}
          </button>
        )}
        {factors.passkeys.length > 0 && knowsPasskeys && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void answerByPasskey()}
            className={`${toolStyle} cursor-pointer`}
          >
            {words.withPasskey}
          </button>
        )}
      </p>
    </form>
  );
}
