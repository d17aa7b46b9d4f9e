import { type SubmitEvent, useState } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
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
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText(words.fields);
  const [failure, setFailure] = useState<{ text: string; fields: Failure['fields'] } | null>(null);
  const withConfirmation = useWithConfirmation();
  const [changeRoles, { loading }] = useChangeRolesMutation();
  const { id, version, email } = account;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [roles, name] = [rolesIn(typed), textOf(typed, 'name')];
    setFailure(null);
    try {
      const { data } = await withConfirmation(() =>
        changeRoles({ variables: { id, version, roles, name } }),
      );
      onSaved({ roles, name: data?.changeRoles.name ?? name });
    } catch (error) {
      const { code, fields } = failureOf(error);
      if (code === 'CONFLICT') await onConflict().catch(() => undefined);
      setFailure({ text: Object.keys(fields).length > 0 ? '' : failureText(error), fields });
    }
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="basis-full pt-4">
      <div className="mb-4 max-w-sm">
        <Field
          name="name"
          label={words.fields.name.label}
          error={fieldErrorText('name', failure?.fields['name'])}
          defaultValue={account.name}
          autoComplete="off"
          maxLength={maxAccountName}
        />
      </div>
      <RoleBoxes
        legend={words.rolesOf(email)}
        defaultRoles={account.roles}
        error={fieldErrorText('roles', failure?.fields['roles'])}
      />
      <div className="mt-4 flex flex-wrap gap-4">
        <button type="submit" disabled={loading} className={accentButton}>
          {loading ? words.saving : words.save}
        </button>
        <button type="button" onClick={onCancel} className={quietButton}>
          {words.cancel}
        </button>
      </div>
      <StatusLine tone="bad">{failure?.text}</StatusLine>
    </form>
  );
}
