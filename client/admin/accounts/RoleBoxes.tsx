import { useId } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { allRoles, type Role } from '../../session/roles.ts';
import { FieldError } from '../../ui/field/FieldError.tsx';

interface RoleBoxesProps {
  legend: string;
  defaultRoles: readonly Role[];
  error: string | undefined;
}

/** A checkbox for each role, with its description; their name in the form is `roles`. */
export function RoleBoxes({ legend, defaultRoles, error }: RoleBoxesProps) {
  const { accounts: words } = useAdminMessages();
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold wrap-anywhere">{legend}</legend>
      {allRoles.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            name="roles"
            value={role}
            defaultChecked={defaultRoles.includes(role)}
            className="mt-0.5 size-6 shrink-0 cursor-pointer accent-accent"
          />
          <span>
            <span className="font-semibold">{words.roles[role]}</span>{' '}
            <span className="block text-muted">{words.roleHints[role]}</span>
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** The selected roles of a form with these checkboxes. */
export const rolesIn = (form: FormData): Role[] =>
  allRoles.filter((role) => form.getAll('roles').includes(role));
