import { useRef, useState } from 'react';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { SmallForm } from '../SmallForm.tsx';
import {
  type PasskeyRow_PasskeyFragment,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from './PasskeyRow.generated.ts';
import type { ChangeProps } from './changeProps.ts';
import { useWithConfirmation } from './withConfirmation.ts';

interface PasskeyRowProps extends ChangeProps {
  passkey: PasskeyRow_PasskeyFragment;
  tell: (text: string) => void;
}

/** A passkey: its name, its last use, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, tell, reload }: PasskeyRowProps) {
  const { passkeys: words, removePasskey } = useAdminMessages().security;
  const dateTime = useDateTime();
  const [isRenaming, setIsRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const withConfirmation = useWithConfirmation();
  const [remove] = useRemovePasskeyMutation({ variables: { id: passkey.id } });
  const { name, createdAt, lastUsedAt, cloneSuspectedAt } = passkey;

  function close() {
    setIsRenaming(false);
    opener.current?.focus();
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
          onFailed={reload}
        />
      </div>
      {isRenaming && (
        <RenameForm
          passkey={passkey}
          onCancel={close}
          onSaved={(saved) => {
            close();
            tell(words.renamed(saved));
          }}
        />
      )}
    </li>
  );
}

interface RenameFormProps {
  passkey: PasskeyRow_PasskeyFragment;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

function RenameForm({ passkey, onSaved, onCancel }: RenameFormProps) {
  const { passkeys: words } = useAdminMessages().security;
  const [rename] = useRenamePasskeyMutation();

  async function send(typed: FormData) {
    const name = textOf(typed, 'name').trim();
    await rename({ variables: { id: passkey.id, name } });
    onSaved(name);
  }

  return (
    <SmallForm
      words={{ ...words, submit: words.save, submitting: words.saving }}
      fields={{ name: { label: words.fields.name.label } }}
      required={['name']}
      send={send}
      onCancel={onCancel}
      className="basis-full py-4 sm:max-w-xl"
    >
      {(field) => <Field {...field('name')} defaultValue={passkey.name} maxLength={60} />}
    </SmallForm>
  );
}
