import type { SubmitEvent } from 'react';
import { toolStyle } from '../../content/toolStyle.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { type CreateTotpSetupMutation, useAddTotpMutation } from './AuthenticatorApp.generated.ts';
import { ProofField } from './ProofField.tsx';
import { QrCode } from './QrCode.tsx';
import { useAttempt } from './useAttempt.ts';
import { useWithConfirmation } from './withConfirmation.ts';

interface TotpSetupProps {
  setup: CreateTotpSetupMutation['createTotpSetup'];
  /** Called with the recovery codes that come with the first factor. */
  onAdded: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for its first code. */
export function TotpSetup({ setup, onAdded, onCancel }: TotpSetupProps) {
  const { totp: words } = useAdminMessages().security;
  const { outcome, copy } = useCopy();
  const withConfirmation = useWithConfirmation();
  const [addTotp] = useAddTotpMutation();
  const { attempt, miss, isBusy, fields, failure } = useAttempt();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'code');
    if (!code) {
      miss('code');
      return;
    }
    await attempt(async () => {
      const { data } = await withConfirmation(() =>
        addTotp({ variables: { setup: setup.setup, code } }),
      );
      onAdded(data?.addTotp.recoveryCodes ?? null);
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 max-w-xl space-y-5">
      <div>
        <p className="mb-2 font-semibold">{words.scan}</p>
        <QrCode text={setup.uri} name={words.image} />
      </div>
      <div>
        <p className="font-semibold">{words.type}</p>
        <p className="mt-1 font-mono text-lg wrap-anywhere select-all">
          {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
        </p>
        <button
          type="button"
          onClick={() => void copy(setup.secret)}
          className={`${toolStyle} cursor-pointer`}
        >
          {words.copy}
        </button>
        <p role="status" className={outcome === 'failed' ? 'text-red' : 'text-green'}>
          {outcome === 'copied' && words.copied}
          {outcome === 'failed' && words.copyFailed}
        </p>
      </div>
      <ProofField kind="code" fields={fields} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton disabled={isBusy}>{isBusy ? words.submitting : words.submit}</SubmitButton>
        <button type="button" onClick={onCancel} className={`${toolStyle} cursor-pointer`}>
          {words.cancel}
        </button>
      </div>
      <StatusLine tone="bad">{failure}</StatusLine>
    </form>
  );
}
