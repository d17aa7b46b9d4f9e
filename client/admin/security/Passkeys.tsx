import { type SubmitEvent, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import type { PasskeyRow_PasskeyFragment } from './PasskeyRow.generated.ts';
import { createPasskey, useKnowsPasskeys } from './passkeyBrowser.ts';
import type { ChangeProps } from './changeProps.ts';
import { deviceName } from '../../../api/shared/session/deviceName.rules.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { textOf } from '../../forms/textOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import {
  useAddPasskeyMutation,
  useCreatePasskeyRegistrationMutation,
} from './Passkeys.generated.ts';
import { useAttempt } from './useAttempt.ts';
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
  const fieldErrorText = useFieldErrorText(words.fields);
  const withConfirmation = useWithConfirmation();
  const [createRegistration] = useCreatePasskeyRegistrationMutation({ fetchPolicy: 'no-cache' });
  const [addPasskey] = useAddPasskeyMutation();
  const { attempt, miss, isBusy, fields, failure } = useAttempt();
  const { browser, system } = deviceName(navigator.userAgent);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = textOf(new FormData(form), 'name').trim();
    tell('');
    if (!name) {
      miss('name');
      return;
    }
    await attempt(async () => {
      const begun = await withConfirmation(() => createRegistration());
      const response = await createPasskey(begun.data?.createPasskeyRegistration ?? {});
      const { data } = await withConfirmation(() => addPasskey({ variables: { name, response } }));
      showCodes(data?.addPasskey.recoveryCodes ?? null);
      tell(words.added(name));
      form.reset();
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 max-w-xl space-y-4">
      <Field
        name="name"
        label={words.fields.name.label}
        hint={words.fields.name.hint}
        error={fieldErrorText('name', fields['name'])}
        defaultValue={[browser, system].filter(Boolean).join(', ')}
        maxLength={60}
      />
      <SubmitButton disabled={isBusy}>{isBusy ? words.adding : words.add}</SubmitButton>
      <StatusLine tone="bad">{failure}</StatusLine>
    </form>
  );
}
