import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { Role } from '../../session/roles.ts';
import { Field } from '../../ui/field/Field.tsx';
import { SmallForm } from '../SmallForm.tsx';
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
  const [changeRoles] = useChangeRolesMutation();
  const { id, version, email } = account;

  async function send(typed: FormData) {
    const [roles, name] = [rolesIn(typed), textOf(typed, 'name')];
    const { data } = await changeRoles({ variables: { id, version, roles, name } });
    onSaved({ roles, name: data?.changeRoles.name ?? name });
  }

  return (
    <SmallForm
      words={{ ...words, submit: words.save, submitting: words.saving }}
      fields={words.fields}
      send={send}
      onFailure={({ code }) => code === 'CONFLICT' && onConflict().catch(() => undefined)}
      onCancel={onCancel}
      className="basis-full pt-4"
    >
      {(field) => (
        <>
          <div className="max-w-sm">
            <Field
              {...field('name')}
              defaultValue={account.name}
              autoComplete="off"
              maxLength={maxAccountName}
            />
          </div>
          <RoleBoxes
            {...field('roles')}
            label={words.rolesOf(email)}
            defaultRoles={account.roles}
          />
        </>
      )}
    </SmallForm>
  );
}
