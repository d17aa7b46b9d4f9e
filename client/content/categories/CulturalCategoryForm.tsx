import { useParams } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CategoryPage } from './CategoryPage.tsx';
import {
  useCreateCulturalCategoryMutation,
  useCulturalCategoryToEditQuery,
  useUpdateCulturalCategoryMutation,
} from './CulturalCategoryForm.generated.ts';

/** Creates a category or, where the address names one, renames it. */
export function Component() {
  const words = useAdminMessages().adminForms.culturalCategory;
  const { id = '' } = useParams();
  const query = useCulturalCategoryToEditQuery({
    variables: { id },
    skip: !id,
    fetchPolicy: 'no-cache',
  });
  const [create] = useCreateCulturalCategoryMutation();
  const [update] = useUpdateCulturalCategoryMutation();
  return (
    <CategoryPage
      words={words}
      query={query}
      category={query.data?.culturalCategory}
      editPath="/admin/edit-about-ethiopia-category"
      listField="culturalCategories"
      reload={async (id) => (await query.refetch({ id })).data?.culturalCategory ?? null}
      create={async (input, idempotencyKey, send) => {
        const { data } = await create({ variables: { input, idempotencyKey }, ...send });
        return data?.createCulturalCategory;
      }}
      update={async (present, input, idempotencyKey, send) => {
        const variables = { id: present.id, version: present.version, input, idempotencyKey };
        const { data } = await update({ variables, ...send });
        return data?.updateCulturalCategory;
      }}
    />
  );
}
