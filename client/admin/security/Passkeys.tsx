import { useRef, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import {
  type PasskeyRow_PasskeyFragment,
  useAddPasskeyMutation,
  useCreatePasskeyRegistrationMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from './Passkeys.generated.ts';
import { createPasskey, useKnowsPasskeys } from './passkeyBrowser.ts';
import { type ChangeProps, useWithConfirmation } from './withConfirmation.ts';
import { deviceName } from '../../../api/shared/session/deviceName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { Button } from '../../ui/Button.tsx';

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
      words={{ submit: words.add, busy: words.adding }}
      fields={words.fields}
      required={['name']}
      send={send}
      className="mt-4 max-w-xl"
    >
      {(field) => (
        <Field
          {...field('name')}
          defaultValue={[browser, system].filter(Boolean).join(' · ')}
          maxLength={60}
        />
      )}
    </SmallForm>
  );
}

interface PasskeyRowProps extends ChangeProps {
  passkey: PasskeyRow_PasskeyFragment;
  tell: (text: string) => void;
}

/** A passkey: its name, its last use, and buttons to rename and remove it. */
function PasskeyRow({ passkey, tell }: PasskeyRowProps) {
  const { passkeys: words, removePasskey } = useAdminMessages().security;
  const dateTime = useDateTime();
  const [isRenaming, setIsRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const withConfirmation = useWithConfirmation();
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation({ variables: { id: passkey.id } });
  const { name, createdAt, lastUsedAt, cloneSuspectedAt } = passkey;

  function close() {
    setIsRenaming(false);
    opener.current?.focus();
  }

  async function saveName(typed: FormData) {
    const saved = textOf(typed, 'name').trim();
    await rename({ variables: { id: passkey.id, name: saved } });
    close();
    tell(words.renamed(saved));
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {words.since(dateTime(createdAt))}
          <br />
          {lastUsedAt ? words.lastUsed(dateTime(lastUsedAt)) : words.neverUsed}
        </p>
        {cloneSuspectedAt && <p className="font-semibold text-red">{words.cloned}</p>}
      </div>
      <div className={`${toolsStyle} max-sm:w-full`}>
        <Button
          look="tool"
          name={words.renameName(name)}
          ref={opener}
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          {words.rename}
        </Button>
        <ConfirmedButton
          words={removePasskey}
          subject={name}
          run={() => withConfirmation(() => remove())}
        />
      </div>
      {isRenaming && (
        <SmallForm
          words={{ ...words, submit: words.save }}
          fields={{ name: { label: words.fields.name.label } }}
          required={['name']}
          send={saveName}
          onCancel={close}
          className="basis-full py-4 sm:max-w-xl"
        >
          {(field) => <Field {...field('name')} defaultValue={name} maxLength={60} />}
        </SmallForm>
      )}
    </li>
  );
}
