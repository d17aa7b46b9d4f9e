import { type SubmitEvent, useState } from 'react';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import type { Role } from '../../session/roles.ts';
import { accentButton, quietButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { RoleBoxes, rolesIn } from './RoleBoxes.tsx';
import { type RolesForm_AccountFragment, useChangeRolesMutation } from './RolesForm.generated.ts';

interface RolesFormProps {
  account: RolesForm_AccountFragment;
  onSaved: (roles: Role[]) => void;
  onCancel: () => void;
  /** Refetches the list after another admin has changed it. */
  onConflict: () => Promise<unknown>;
}

/** Changes the roles of an account. A failure keeps the selection. */
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
    const roles = rolesIn(new FormData(event.currentTarget));
    setFailure(null);
    try {
      await withConfirmation(() => changeRoles({ variables: { id, version, roles } }));
      onSaved(roles);
    } catch (error) {
      const { code, fields } = failureOf(error);
      if (code === 'CONFLICT') await onConflict().catch(() => undefined);
      setFailure({ text: Object.keys(fields).length > 0 ? '' : failureText(error), fields });
    }
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="basis-full pt-4">
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
