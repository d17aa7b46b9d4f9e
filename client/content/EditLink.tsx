import { Link } from 'react-router-dom';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { AccessibleLabel } from '../ui/field/AccessibleLabel.tsx';
import { toolStyle } from '../ui/toolStyle.ts';

/** A link to the form that edits a record. */
export function EditLink({ to, title }: { to: string; title: string }) {
  const { adminLists } = useAdminMessages();
  return (
    <Link to={to} className={toolStyle}>
      <AccessibleLabel name={adminLists.editName(title)}>{adminLists.edit}</AccessibleLabel>
    </Link>
  );
}
