import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { SmallForm } from '../SmallForm.tsx';
import { type CreateTotpSetupMutation, useAddTotpMutation } from './AuthenticatorApp.generated.ts';
import { encode } from 'uqr';

interface TotpSetupProps {
  setup: CreateTotpSetupMutation['createTotpSetup'];
  /** Called with the recovery codes that come with the first factor. */
  onAdded: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for its first code. */
export function TotpSetup({ setup, onAdded, onCancel }: TotpSetupProps) {
  const { security } = useAdminMessages();
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
              {outcome === 'copied' && words.copied}
              {outcome === 'failed' && words.copyFailed}
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
