import { useAdminMessages } from '../messages/adminMessages.ts';
import { ToolLink } from '../ui/ToolLink.tsx';

/** A link to the form that edits a record. */
export function EditLink({ to, title }: { to: string; title: string }) {
  const { adminLists } = useAdminMessages();
  return (
    <ToolLink to={to} name={adminLists.editName(title)}>
      {adminLists.edit}
    </ToolLink>
  );
}
