import { useState } from 'react';
import { categoryIdRule } from '../../../api/shared/content/common.rules.ts';
import { failsWith } from '../../../api/shared/fieldErrors.rules.ts';
import type { Language } from '../../../api/shared/messages/languages.ts';

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
 * The categories that a form offers. It detects when a colleague has deleted the selected one.
 * @param categoriesIn finds them in the data of the query
 */
export function useCategoryChoice<Data>(
  query: CategoryOptionsQuery<Data>,
  categoriesIn: (data: Data) => CategoryOption[],
) {
  const [deleted, setDeleted] = useState<string[]>([]);
  const isDeleted = (id: string) => deleted.includes(id);
  /** Undefined while they are loading. */
  const categories = query.data && categoriesIn(query.data);
  return {
    categories,
    error: query.error,
    refetch: () => query.refetch(),
    /** The validation rule of the field. */
    rule: categoryIdRule.refine((id) => !isDeleted(id), failsWith('categoryDeleted')),
    isDeleted,
    /** Formats a value of the form for users: the name of a category instead of its id. */
    display: (field: string, value: string): string | undefined =>
      field === 'categoryId' ? categories?.find(({ id }) => id === value)?.categoryName : undefined,
    /** Checks whether a category still exists that is not in the list or was refused. */
    async verify(id: string) {
      // If the list cannot be read, saving reports the error.
      const { data } = await query.refetch().catch(() => ({ data: undefined }));
      const present = data && categoriesIn(data);
      if (present?.every((category) => category.id !== id)) setDeleted((known) => [...known, id]);
    },
  };
}

export type CategoryChoice = ReturnType<typeof useCategoryChoice>;
