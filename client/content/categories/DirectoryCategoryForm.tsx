import { useParams } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CategoryPage } from './CategoryPage.tsx';
import {
  useCreateDirectoryCategoryMutation,
  useDirectoryCategoryToEditQuery,
  useUpdateDirectoryCategoryMutation,
} from './DirectoryCategoryForm.generated.ts';

/** Creates a category or, where the address names one, renames it. */
export function Component() {
  const words = useAdminMessages().adminForms.directoryCategory;
  const { id = '' } = useParams();
  const query = useDirectoryCategoryToEditQuery({
    variables: { id },
    skip: !id,
    fetchPolicy: 'no-cache',
  });
  const [create] = useCreateDirectoryCategoryMutation();
  const [update] = useUpdateDirectoryCategoryMutation();
  return (
    <CategoryPage
      words={words}
      query={query}
      category={query.data?.directoryCategory}
      editPath="/admin/edit-directory-category"
      listField="directoryCategories"
      reload={async (id) => (await query.refetch({ id })).data?.directoryCategory ?? null}
      create={async (input, idempotencyKey, send) => {
        const { data } = await create({ variables: { input, idempotencyKey }, ...send });
        return data?.createDirectoryCategory;
      }}
      update={async (present, input, idempotencyKey, send) => {
        const variables = { id: present.id, version: present.version, input, idempotencyKey };
        const { data } = await update({ variables, ...send });
        return data?.updateDirectoryCategory;
      }}
    />
  );
}
