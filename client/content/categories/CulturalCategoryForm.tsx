import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDeleteCulturalCategoryMutation } from './CategoryLists.generated.ts';
import { CategoryPage } from './CategoryPage.tsx';
import {
  useCreateCulturalCategoryMutation,
  useCulturalCategoryToEditQuery,
  useUpdateCulturalCategoryMutation,
} from './CulturalCategoryForm.generated.ts';

/** Creates a category, or renames the one that the address names. */
export function Component() {
  const [create] = useCreateCulturalCategoryMutation();
  const [update] = useUpdateCulturalCategoryMutation();
  const [remove] = useDeleteCulturalCategoryMutation();
  return (
    <CategoryPage
      words={useAdminMessages().adminForms.culturalCategory}
      query={useCulturalCategoryToEditQuery(useRecordToEdit())}
      recordIn={({ culturalCategory }) => culturalCategory}
      addPath="/admin/create-about-ethiopia-category"
      editPath="/admin/edit-about-ethiopia-category"
      listField="culturalCategories"
      create={create}
      update={update}
      remove={remove}
    />
  );
}
