export interface CategoryOption {
  id: string;
  categoryName: string;
}

/** Tells what a form's value means to people: of a category not its id but its name. */
export function categoryDisplay(categories: CategoryOption[] | undefined) {
  return (field: string, value: string): string | undefined =>
    field === 'categoryId' ? categories?.find(({ id }) => id === value)?.categoryName : undefined;
}
