import type { ReactNode } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';

interface AdminSubmitButtonProps {
  isBusy: boolean;
  /** Replaces the label while the form is sent, by default “One moment...”. */
  busyLabel?: string | undefined;
  children: ReactNode;
}

/** The submit button of a form of the admin area that does not edit a record. */
export function AdminSubmitButton({ isBusy, busyLabel, children }: AdminSubmitButtonProps) {
  const { busy } = useAdminMessages().admin;
  return <SubmitButton disabled={isBusy}>{isBusy ? (busyLabel ?? busy) : children}</SubmitButton>;
}
