import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDeleteResourceCategoryMutation } from './CategoryLists.generated.ts';
import { CategoryPage } from './CategoryPage.tsx';
import {
  useCreateResourceCategoryMutation,
  useResourceCategoryToEditQuery,
  useUpdateResourceCategoryMutation,
} from './ResourceCategoryForm.generated.ts';

/** Creates a category, or renames the one that the address names. */
export function Component() {
  const [create] = useCreateResourceCategoryMutation();
  const [update] = useUpdateResourceCategoryMutation();
  const [remove] = useDeleteResourceCategoryMutation();
  return (
    <CategoryPage
      words={useAdminMessages().adminForms.resourceCategory}
      query={useResourceCategoryToEditQuery(useRecordToEdit())}
      recordIn={({ resourceCategory }) => resourceCategory}
      addPath="/admin/add-resource-category"
      editPath="/admin/edit-resource-category"
      listField="resourceCategories"
      create={create}
      update={update}
      remove={remove}
    />
  );
}
