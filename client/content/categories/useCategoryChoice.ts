import { useState } from 'react';
import { categoryIdRule } from '../../../api/content/common.rules.ts';
import { failsWith } from '../../../api/fieldErrors.rules.ts';
import type { Language } from '../../messages/languages.ts';

export interface CategoryOption {
  id: string;
  language: Language;
  categoryName: string;
}

interface CategoryOptionsQuery<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  refetch: () => Promise<{ data?: Data | undefined }>;
}

/**
 * The categories that a form chooses from. Notices when the one that it holds has been deleted by a
 * colleague.
 * @param categoriesIn finds them in what the query brought
 */
export function useCategoryChoice<Data>(
  query: CategoryOptionsQuery<Data>,
  categoriesIn: (data: Data) => CategoryOption[],
) {
  const [deleted, setDeleted] = useState<string[]>([]);
  const isDeleted = (id: string) => deleted.includes(id);
  /** Undefined while they are on their way. */
  const categories = query.data && categoriesIn(query.data);
  return {
    categories,
    error: query.error,
    refetch: () => query.refetch(),
    /** The rule of the form's field. */
    rule: categoryIdRule.refine((id) => !isDeleted(id), failsWith('categoryDeleted')),
    isDeleted,
    /** Tells what a form's value means to people: of a category not its id but its name. */
    display: (field: string, value: string): string | undefined =>
      field === 'categoryId' ? categories?.find(({ id }) => id === value)?.categoryName : undefined,
    /** Finds out whether a category that is not in the list, or was refused, is still there. */
    async verify(id: string) {
      // Where the list cannot be read, saving tells.
      const { data } = await query.refetch().catch(() => ({ data: undefined }));
      const present = data && categoriesIn(data);
      if (present?.every((category) => category.id !== id)) setDeleted((known) => [...known, id]);
    },
  };
}

export type CategoryChoice = ReturnType<typeof useCategoryChoice>;
