import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import {
  type SecurityPolicyQuery,
  useResetSecondFactorsMutation,
} from './SecurityPolicy.generated.ts';
import { useWithConfirmation } from './withConfirmation.ts';

interface AccountFactorsProps {
  account: SecurityPolicyQuery['secondFactorPolicy']['accounts'][number];
  reload: () => Promise<unknown>;
}

/**
 * The second factors of an account, with a button to remove them for an owner who has lost them.
 */
export function AccountFactors({ account, reload }: AccountFactorsProps) {
  const { policy: words } = useAdminMessages().security;
  const withConfirmation = useWithConfirmation();
  const [reset] = useResetSecondFactorsMutation({ variables: { accountId: account.id } });
  const { email, hasTotp, passkeyCount, recoveryCodesLeft } = account;
  const hasAny = hasTotp || passkeyCount > 0;
  const parts = [
    ...(hasTotp ? [words.totp] : []),
    ...(passkeyCount > 0 ? [words.passkeys(passkeyCount)] : []),
    ...(hasAny ? [words.codesLeft(recoveryCodesLeft)] : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <h3 className="font-body text-lg leading-snug font-semibold wrap-anywhere">{email}</h3>
        <p className="text-sm text-muted">{hasAny ? parts.join(' · ') : words.nothing}</p>
      </div>
      {hasAny && (
        <ConfirmedButton
          words={words.reset}
          subject={email}
          run={() => withConfirmation(() => reset())}
          onDone={() => void reload()}
          onFailed={reload}
        />
      )}
    </li>
  );
}
