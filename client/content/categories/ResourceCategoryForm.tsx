import { useParams } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CategoryPage } from './CategoryPage.tsx';
import {
  useCreateResourceCategoryMutation,
  useResourceCategoryToEditQuery,
  useUpdateResourceCategoryMutation,
} from './ResourceCategoryForm.generated.ts';

/** Creates a category or, where the address names one, renames it. */
export function Component() {
  const words = useAdminMessages().adminForms.resourceCategory;
  const { id = '' } = useParams();
  const query = useResourceCategoryToEditQuery({
    variables: { id },
    skip: !id,
    fetchPolicy: 'no-cache',
  });
  const [create] = useCreateResourceCategoryMutation();
  const [update] = useUpdateResourceCategoryMutation();
  return (
    <CategoryPage
      words={words}
      query={query}
      category={query.data?.resourceCategory}
      editPath="/admin/edit-resource-category"
      listField="resourceCategories"
      reload={async (id) => (await query.refetch({ id })).data?.resourceCategory ?? null}
      create={async (input, idempotencyKey, send) => {
        const { data } = await create({ variables: { input, idempotencyKey }, ...send });
        return data?.createResourceCategory;
      }}
      update={async (present, input, idempotencyKey, send) => {
        const variables = { id: present.id, version: present.version, input, idempotencyKey };
        const { data } = await update({ variables, ...send });
        return data?.updateResourceCategory;
      }}
    />
  );
}
