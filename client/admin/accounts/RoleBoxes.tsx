import { useAdminMessages } from '../../messages/adminMessages.ts';
import { allRoles, type Role } from '../../session/roles.ts';
import { CheckBoxes } from '../../ui/field/CheckBoxes.tsx';

interface RoleBoxesProps {
  label: string;
  defaultRoles: readonly Role[];
  error: string | undefined;
}

/** A checkbox for each role, with its description; their name in the form is `roles`. */
export function RoleBoxes({ label, defaultRoles, error }: RoleBoxesProps) {
  const { roles, roleHints } = useAdminMessages().accounts;
  const boxes = { label, defaultValues: defaultRoles, error };
  return <CheckBoxes name="roles" options={roles} hints={roleHints} {...boxes} />;
}

/** The selected roles of a form with these checkboxes. */
export const rolesIn = (form: FormData): Role[] =>
  allRoles.filter((role) => form.getAll('roles').includes(role));
