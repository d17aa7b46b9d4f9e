import type { ReactNode } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';

/** The submit button of a form of the admin area that does not edit a record. */
export function AdminSubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { busy } = useAdminMessages().admin;
  return <SubmitButton disabled={isBusy}>{isBusy ? busy : children}</SubmitButton>;
}
