import { useState } from 'react';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type CreateTotpSetupMutation,
  useCreateTotpSetupMutation,
  useRemoveTotpMutation,
} from './AuthenticatorApp.generated.ts';
import type { ChangeProps } from './changeProps.ts';
import { TotpSetup } from './TotpSetup.tsx';
import { useAttempt } from './useAttempt.ts';
import { useWithConfirmation } from './withConfirmation.ts';

interface AuthenticatorAppProps extends ChangeProps {
  /** When the app was set up; null if there is none. */
  since: string | null;
}

/** The authenticator app: its state, its setup and its removal. */
export function AuthenticatorApp({ since, showCodes, reload }: AuthenticatorAppProps) {
  const { totp: words, removeTotp } = useAdminMessages().security;
  const dateTime = useDateTime();
  const [setup, setSetup] = useState<CreateTotpSetupMutation['createTotpSetup'] | null>(null);
  const [news, setNews] = useState('');
  const withConfirmation = useWithConfirmation();
  const [createSetup] = useCreateTotpSetupMutation({ fetchPolicy: 'no-cache' });
  const [remove] = useRemoveTotpMutation();
  const { attempt, isBusy, failure } = useAttempt();

  const begin = () =>
    attempt(async () => {
      setNews('');
      const { data } = await withConfirmation(() => createSetup());
      setSetup(data?.createTotpSetup ?? null);
    });

  return (
    <section aria-labelledby="totp-heading">
      <h3 id="totp-heading" className="text-xl font-semibold">
        {words.heading}
      </h3>
      <p className="mt-1 max-w-[44em] text-muted">{words.intro}</p>
      {since && <p className="mt-3 font-semibold">{words.since(dateTime(since))}</p>}
      <StatusLine tone={failure ? 'bad' : 'good'}>{failure || news}</StatusLine>
      {setup && (
        <TotpSetup
          setup={setup}
          onCancel={() => setSetup(null)}
          onAdded={(codes) => {
            setSetup(null);
            setNews(words.added);
            showCodes(codes);
          }}
        />
      )}
      {!setup && (
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2">
          <Button disabled={isBusy} onClick={() => void begin()}>
            {since ? words.replace : words.begin}
          </Button>
          {since && (
            <ConfirmedButton
              words={removeTotp}
              subject={words.heading}
              run={() => withConfirmation(() => remove())}
              onFailed={reload}
            />
          )}
        </div>
      )}
    </section>
  );
}
