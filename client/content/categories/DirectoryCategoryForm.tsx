import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDeleteDirectoryCategoryMutation } from './CategoryLists.generated.ts';
import { CategoryPage } from './CategoryPage.tsx';
import {
  useCreateDirectoryCategoryMutation,
  useDirectoryCategoryToEditQuery,
  useUpdateDirectoryCategoryMutation,
} from './DirectoryCategoryForm.generated.ts';

/** Creates a category, or renames the one that the address names. */
export function Component() {
  const [create] = useCreateDirectoryCategoryMutation();
  const [update] = useUpdateDirectoryCategoryMutation();
  const [remove] = useDeleteDirectoryCategoryMutation();
  return (
    <CategoryPage
      words={useAdminMessages().adminForms.directoryCategory}
      query={useDirectoryCategoryToEditQuery(useRecordToEdit())}
      recordIn={({ directoryCategory }) => directoryCategory}
      addPath="/admin/add-directory-category"
      editPath="/admin/edit-directory-category"
      listField="directoryCategories"
      create={create}
      update={update}
      remove={remove}
    />
  );
}
