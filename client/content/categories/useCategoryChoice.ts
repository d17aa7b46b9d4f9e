import { useState } from 'react';
import { categoryIdRule } from '../../../api/content/common.rules.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { CategoryOption } from './categoryOptions.ts';

/**
 * Notices when the category that a form holds has been deleted by a colleague.
 * @param reread reads the list of categories anew; undefined when that brought nothing
 */
export function useCategoryChoice(reread: () => Promise<CategoryOption[] | undefined>) {
  const { category: words } = useAdminMessages().adminForms;
  const [deleted, setDeleted] = useState<string[]>([]);
  const isDeleted = (id: string) => deleted.includes(id);
  return {
    /** The rule of the form's field. */
    rule: categoryIdRule.refine((id) => !isDeleted(id), words.deleted),
    isDeleted,
    /** Finds out whether a category that is not in the list, or was refused, is still there. */
    async verify(id: string) {
      // Where the list cannot be read, saving tells.
      const present = await reread().catch(() => undefined);
      if (present?.every((category) => category.id !== id)) setDeleted((known) => [...known, id]);
    },
  };
}

export type CategoryChoice = ReturnType<typeof useCategoryChoice>;
