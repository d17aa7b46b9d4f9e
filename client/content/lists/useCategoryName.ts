import { useAdminMessages } from '../../messages/adminMessages.ts';

interface Category {
  id: string;
  categoryName: string;
}

/**
 * @param categories undefined while they are on their way
 * @returns tells the name of the category with an id
 */
export function useCategoryName(categories: Category[] | undefined): (id: string | null) => string {
  const { adminLists } = useAdminMessages();
  const names = new Map(categories?.map(({ id, categoryName }) => [id, categoryName]));
  return (id) => names.get(id ?? '') ?? adminLists.noCategory;
}
