import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Section } from '../Section.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { type ChangeProps, useWithConfirmation } from './withConfirmation.ts';
import { Passkeys } from './Passkeys.tsx';
import { useRenewRecoveryCodesMutation, useSecondFactorsQuery } from './SecondFactors.generated.ts';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { LeaveConfirmation } from '../../forms/submission/UploadProgress.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/downloadFile.ts';
import { useCopy } from '../../ui/useCopy.ts';

/** The target of links to this part of the page. */
const id = 'second-factor';

/** The second factors of the account (docs/product/accounts.md, section 7.5). */
export function SecondFactors() {
  const { security: words } = useAdminMessages();
  const query = useSecondFactorsQuery({ fetchPolicy: 'cache-and-network' });
  const [codes, setCodes] = useState<string[] | null>(null);

  // Before the factors are there, the page is too short to scroll to them.
  const { hash } = useLocation();
  const isTarget = query.data !== undefined && hash === `#${id}`;
  useEffect(() => {
    if (isTarget) document.getElementById(id)?.scrollIntoView();
  }, [isTarget]);

  const change: ChangeProps = { showCodes: setCodes };
  return (
    <Section id={id} heading={words.heading} intro={words.intro} className="lg:col-span-2">
      <QueryBoundary query={query}>
        {({ secondFactors: { totpSince, passkeys, recoveryCodesLeft } }) => (
          <div className="mt-6 space-y-10">
            {!totpSince && passkeys.length === 0 && <p className="font-semibold">{words.none}</p>}
            {codes && <NewRecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
            <Passkeys passkeys={passkeys} {...change} />
            <AuthenticatorApp since={totpSince} {...change} />
            {(totpSince || passkeys.length > 0) && (
              <RecoveryCodes left={recoveryCodesLeft} {...change} />
            )}
          </div>
        )}
      </QueryBoundary>
    </Section>
  );
}

interface RecoveryCodesProps extends ChangeProps {
  /** The number of unused codes. */
  left: number;
}

/** The number of unused recovery codes, with a button to create new ones. */
function RecoveryCodes({ left, showCodes }: RecoveryCodesProps) {
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
      <ConfirmedButton words={renewCodes} subject={words.heading} run={run} />
    </section>
  );
}

interface NewRecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Recovery codes, which are shown only once: to copy, download or print. */
function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const { admin, security } = useAdminMessages();
  const { recovery: words } = security;
  const { user } = useSession();
  const { outcome, copy } = useCopy();
  const section = useRef<HTMLElement>(null);
  const text = `${codes.join('\n')}\n`;

  // They appear with another result, and must not be missed.
  useEffect(() => section.current?.focus(), [codes]);

  function download() {
    // The file says what it is for, because it may be found years later.
    const lines = [words.heading, window.location.origin, user?.email, words.intro, '', text];
    downloadFile(`${words.fileName}.txt`, lines.join('\n'), 'text/plain');
  }

  const buttons: [string, () => void][] = [
    [words.copy, () => void copy(text)],
    [words.download, download],
    [
      words.print,
      () => {
        window.print();
      },
    ],
  ];
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="new-codes-heading"
      className="max-w-2xl rounded-lg border-2 border-green bg-surface p-5"
    >
      <LeaveConfirmation question={words.leave} />
      <h3 id="new-codes-heading" className="text-xl font-semibold">
        {words.newHeading}
      </h3>
      <p className="mt-1 font-semibold">{words.fresh}</p>
      <ol className="mt-4 grid list-inside list-decimal gap-x-8 gap-y-1 font-mono wrap-anywhere sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {buttons.map(([name, press]) => (
          <Button key={name} onClick={press}>
            {name}
          </Button>
        ))}
        <Button look="accent" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
      <p role="status" className={`mt-3 ${outcome === 'failed' ? 'text-red' : 'text-green'}`}>
        {outcome === 'copied' && admin.copied}
        {outcome === 'failed' && admin.copyFailed}
      </p>
    </section>
  );
}
