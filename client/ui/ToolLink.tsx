import type { ReactNode } from 'react';
import { AccessibleLabel } from './field/AccessibleLabel.tsx';
import { SiteLink } from './SiteLink.tsx';
import { toolStyle } from './toolStyle.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';

interface ToolLinkProps {
  to: string;
  /** The accessible name, if it says more than the visible text. */
  name?: string;
  children: ReactNode;
}

/** A link among the tools of a record or of a list. */
export function ToolLink({ to, name, children }: ToolLinkProps) {
  return (
    <SiteLink to={to} className={`${toolStyle} print:hidden`}>
      {name === undefined ? children : <AccessibleLabel name={name}>{children}</AccessibleLabel>}
    </SiteLink>
  );
}

/** A link to the form that edits a record. */
export function EditLink({ to, title }: { to: string; title: string }) {
  const { adminLists } = useAdminMessages();
  return (
    <ToolLink to={to} name={adminLists.editName(title)}>
      {adminLists.edit}
    </ToolLink>
  );
}
