import { useState } from 'react';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type CreateTotpSetupMutation,
  useAddTotpMutation,
  useCreateTotpSetupMutation,
  useRemoveTotpMutation,
} from './AuthenticatorApp.generated.ts';
import { type ChangeProps, useWithConfirmation } from './withConfirmation.ts';
import { useAttempt } from './useAttempt.ts';
import { textOf } from '../../forms/textOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { SmallForm } from '../SmallForm.tsx';
import { encode } from 'uqr';

interface AuthenticatorAppProps extends ChangeProps {
  /** When the app was set up; null if there is none. */
  since: string | null;
}

/** The authenticator app: its state, its setup and its removal. */
export function AuthenticatorApp({ since, showCodes }: AuthenticatorAppProps) {
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
            // Otherwise it would scroll away from the codes.
            setNews(codes ? '' : words.added);
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
            />
          )}
        </div>
      )}
    </section>
  );
}

interface TotpSetupProps {
  setup: CreateTotpSetupMutation['createTotpSetup'];
  /** Called with the recovery codes that come with the first factor. */
  onAdded: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for its first code. */
function TotpSetup({ setup, onAdded, onCancel }: TotpSetupProps) {
  const { admin, security } = useAdminMessages();
  const { totp: words } = security;
  const { outcome, copy } = useCopy();
  const [addTotp] = useAddTotpMutation();

  async function send(typed: FormData) {
    const variables = { setup: setup.setup, code: textOf(typed, 'code') };
    const { data } = await addTotp({ variables });
    onAdded(data?.addTotp.recoveryCodes ?? null);
  }

  return (
    <SmallForm
      words={words}
      fields={security.fields}
      required={['code']}
      send={send}
      onCancel={onCancel}
      className="mt-4 max-w-xl"
    >
      {(field) => (
        <>
          <div>
            <p className="mb-2 font-semibold">{words.scan}</p>
            <QrCode text={setup.uri} name={words.image} />
          </div>
          <div>
            <p className="font-semibold">{words.type}</p>
            <p className="mt-1 font-mono text-lg wrap-anywhere select-all">
              {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
            </p>
            <Button look="tool" onClick={() => void copy(setup.secret)}>
              {words.copy}
            </Button>
            <p role="status" className={outcome === 'failed' ? 'text-red' : 'text-green'}>
              {outcome === 'copied' && admin.copied}
              {outcome === 'failed' && admin.copyFailed}
            </p>
          </div>
          <Field
            {...field('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
    </SmallForm>
  );
}

interface QrCodeProps {
  text: string;
  /** The accessible name. */
  name: string;
}

/**
 * A QR code. It is drawn in the browser, so its text is not sent to anybody. It is dark on white in
 * both themes, for cameras.
 */
function QrCode({ text, name }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-md bg-white"
    >
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
