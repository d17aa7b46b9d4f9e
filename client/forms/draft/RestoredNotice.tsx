import { useAdminMessages } from '../../messages/adminMessages.ts';

/** Says that a form in a list was restored from a draft. */
export function RestoredNotice({ isRestored }: { isRestored: boolean }) {
  const { draft } = useAdminMessages().adminForms;
  return (
    <p role="status" className="mt-2 border-s-4 border-gold ps-4 empty:hidden">
      {isRestored && draft.restored}
    </p>
  );
}
