import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DeleteButton } from '../DeleteButton.tsx';

interface DeleteCategoryButtonProps {
  title: string;
  /** The number of its deleted records that can be restored. */
  restorableCount: number;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes a category after a confirmation, which says what happens to its deleted records. */
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
