import { useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Section } from '../Section.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import type { ChangeProps } from './changeProps.ts';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecondFactorsQuery } from './SecondFactors.generated.ts';

/** The second factors of the account (docs/product/accounts.md, section 7.5). */
export function SecondFactors() {
  const messages = useMessages();
  const { security: words, admin } = useAdminMessages();
  const { data, error, refetch } = useSecondFactorsQuery({ fetchPolicy: 'cache-and-network' });
  const [codes, setCodes] = useState<string[] | null>(null);
  const factors = data?.secondFactors;
  const change: ChangeProps = {
    showCodes: setCodes,
    reload: refetch,
  };
  return (
    <Section heading={words.heading} intro={words.intro} className="lg:col-span-2">
      {!factors && (
        <p role="status" className="mt-6">
          {error ? admin.account.sessions.loadFailed : messages.ui.loading}
        </p>
      )}
      {factors && (
        <div className="mt-6 space-y-10">
          {!factors.totpSince && factors.passkeys.length === 0 && (
            <p className="font-semibold">{words.none}</p>
          )}
          {codes && <NewRecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
          <Passkeys passkeys={factors.passkeys} {...change} />
          <AuthenticatorApp since={factors.totpSince} {...change} />
          {(factors.totpSince || factors.passkeys.length > 0) && (
            <RecoveryCodes left={factors.recoveryCodesLeft} {...change} />
          )}
        </div>
      )}
    </Section>
  );
}
