import { useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import type { PasskeyRow_PasskeyFragment } from './PasskeyRow.generated.ts';
import { createPasskey, useKnowsPasskeys } from './passkeyBrowser.ts';
import type { ChangeProps } from './changeProps.ts';
import { deviceName } from '../../../api/shared/session/deviceName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import {
  useAddPasskeyMutation,
  useCreatePasskeyRegistrationMutation,
} from './Passkeys.generated.ts';
import { SmallForm } from '../SmallForm.tsx';
import { useWithConfirmation } from './withConfirmation.ts';

interface PasskeysProps extends ChangeProps {
  passkeys: PasskeyRow_PasskeyFragment[];
}

/** The passkeys of the account, with their operations and the form to add one. */
export function Passkeys({ passkeys, ...change }: PasskeysProps) {
  const { passkeys: words } = useAdminMessages().security;
  const [news, setNews] = useState('');
  const knowsPasskeys = useKnowsPasskeys();
  return (
    <section aria-labelledby="passkeys-heading">
      <h3 id="passkeys-heading" className="text-xl font-semibold">
        {words.heading}
      </h3>
      <p className="mt-1 max-w-[44em] text-muted">{words.intro}</p>
      <ul className="mt-4 max-w-2xl divide-y divide-line border-y border-line empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} tell={setNews} {...change} />
        ))}
      </ul>
      <StatusLine tone="good">{news}</StatusLine>
      {knowsPasskeys && <AddPasskey tell={setNews} {...change} />}
      {!knowsPasskeys && <p className="mt-4">{words.unsupported}</p>}
    </section>
  );
}

interface AddPasskeyProps extends ChangeProps {
  tell: (text: string) => void;
}

/** Creates a passkey on the device, with a name. */
function AddPasskey({ tell, showCodes }: AddPasskeyProps) {
  const { passkeys: words } = useAdminMessages().security;
  const withConfirmation = useWithConfirmation();
  const [createRegistration] = useCreatePasskeyRegistrationMutation({ fetchPolicy: 'no-cache' });
  const [addPasskey] = useAddPasskeyMutation();
  const { browser, system } = deviceName(navigator.userAgent);

  async function send(typed: FormData, form: HTMLFormElement) {
    tell('');
    const name = textOf(typed, 'name').trim();
    const begun = await withConfirmation(() => createRegistration());
    const response = await createPasskey(begun.data?.createPasskeyRegistration ?? {});
    // Confirms by itself, so that the passkey is not created twice.
    const { data } = await withConfirmation(() => addPasskey({ variables: { name, response } }));
    showCodes(data?.addPasskey.recoveryCodes ?? null);
    tell(words.added(name));
    form.reset();
  }

  return (
    <SmallForm
      words={{ submit: words.add, submitting: words.adding }}
      fields={words.fields}
      required={['name']}
      send={send}
      className="mt-4 max-w-xl"
    >
      {(field) => (
        <Field
          {...field('name')}
          defaultValue={[browser, system].filter(Boolean).join(', ')}
          maxLength={60}
        />
      )}
    </SmallForm>
  );
}
