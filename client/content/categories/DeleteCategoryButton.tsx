import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DeleteButton } from '../DeleteButton.tsx';

interface DeleteCategoryButtonProps {
  title: string;
  /** How many deleted records that were in it can be restored. */
  restorableCount: number;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes a category after a question, which says what becomes of deleted records that were in it. */
export function DeleteCategoryButton({ restorableCount, ...others }: DeleteCategoryButtonProps) {
  const { adminLists, deleteFlow } = useAdminMessages();
  return (
    <DeleteButton
      kind={deleteFlow.kinds.category}
      note={restorableCount > 0 ? adminLists.categories.restorable(restorableCount) : undefined}
      {...others}
    />
  );
}
