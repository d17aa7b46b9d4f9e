import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useRenewRecoveryCodesMutation } from './RecoveryCodes.generated.ts';
import type { ChangeProps } from './changeProps.ts';
import { useWithConfirmation } from './withConfirmation.ts';

interface RecoveryCodesProps extends ChangeProps {
  /** The number of unused codes. */
  left: number;
}

/** The number of unused recovery codes, with a button to create new ones. */
export function RecoveryCodes({ left, showCodes, reload }: RecoveryCodesProps) {
  const { recovery: words, renewCodes } = useAdminMessages().security;
  const withConfirmation = useWithConfirmation();
  const [renew] = useRenewRecoveryCodesMutation();

  async function run() {
    const { data } = await withConfirmation(() => renew());
    showCodes(data?.renewRecoveryCodes.recoveryCodes ?? null);
  }

  return (
    <section aria-labelledby="recovery-heading">
      <h3 id="recovery-heading" className="text-xl font-semibold">
        {words.heading}
      </h3>
      <p className="mt-1 max-w-[44em] text-muted">{words.intro}</p>
      <p className={`mt-3 font-semibold ${left < 3 ? 'text-red' : ''}`}>{words.left(left)}</p>
      <ConfirmedButton
        words={renewCodes}
        subject={words.heading}
        run={run}
        onDone={() => undefined}
        onFailed={reload}
      />
    </section>
  );
}
