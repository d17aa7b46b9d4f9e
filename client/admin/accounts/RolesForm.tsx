import type { SubmitEvent } from 'react';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAttempt } from '../security/useAttempt.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import type { Role } from '../../session/roles.ts';
import { accentButton, quietButton } from '../../ui/buttonStyle.ts';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { RoleBoxes, rolesIn } from './RoleBoxes.tsx';
import { type RolesForm_AccountFragment, useChangeRolesMutation } from './RolesForm.generated.ts';

interface RolesFormProps {
  account: RolesForm_AccountFragment;
  onSaved: (saved: { roles: Role[]; name: string }) => void;
  onCancel: () => void;
  /** Refetches the list after another admin has changed it. */
  onConflict: () => Promise<unknown>;
}

/** Changes the name and roles of an account. A failure keeps the selection. */
export function RolesForm({ account, onSaved, onCancel, onConflict }: RolesFormProps) {
  const { accounts: words } = useAdminMessages();
  const fieldErrorText = useFieldErrorText(words.fields);
  const { attempt, isBusy, fields, failure } = useAttempt(async ({ code }) => {
    if (code === 'CONFLICT') await onConflict().catch(() => undefined);
  });
  const withConfirmation = useWithConfirmation();
  const [changeRoles] = useChangeRolesMutation();
  const { id, version, email } = account;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [roles, name] = [rolesIn(typed), textOf(typed, 'name')];
    await attempt(async () => {
      const { data } = await withConfirmation(() =>
        changeRoles({ variables: { id, version, roles, name } }),
      );
      onSaved({ roles, name: data?.changeRoles.name ?? name });
    });
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="basis-full pt-4">
      <div className="mb-4 max-w-sm">
        <Field
          name="name"
          label={words.fields.name.label}
          error={fieldErrorText('name', fields['name'])}
          defaultValue={account.name}
          autoComplete="off"
          maxLength={maxAccountName}
        />
      </div>
      <RoleBoxes
        legend={words.rolesOf(email)}
        defaultRoles={account.roles}
        error={fieldErrorText('roles', fields['roles'])}
      />
      <div className="mt-4 flex flex-wrap gap-4">
        <button type="submit" disabled={isBusy} className={accentButton}>
          {isBusy ? words.saving : words.save}
        </button>
        <button type="button" onClick={onCancel} className={quietButton}>
          {words.cancel}
        </button>
      </div>
      <StatusLine tone="bad">{failure}</StatusLine>
    </form>
  );
}
