import { useLocation } from 'react-router-dom';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { RecordFormPage, type RecordFormPageProps } from '../RecordFormPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { readIn } from '../translation/readIn.ts';
import {
  type CategoryForm_CategoryFragment as Category,
  useCreateCulturalCategoryMutation,
  useCreateDirectoryCategoryMutation,
  useCreateResourceCategoryMutation,
  useCulturalCategoryToEditQuery,
  useDirectoryCategoryToEditQuery,
  useResourceCategoryToEditQuery,
  useUpdateCulturalCategoryMutation,
  useUpdateDirectoryCategoryMutation,
  useUpdateResourceCategoryMutation,
} from './CategoryForm.generated.ts';
import { CategoryForm, type SaveCategory } from './CategoryForm.tsx';
import { categoryKindNames, type CategoryKindName, categoryKinds } from './categoryKinds.ts';
import { DeleteCategoryButton } from './DeleteCategoryButton.tsx';
import { readPendingReturn } from './pendingReturn.ts';

interface CategoryOperations {
  useCategory: (
    options: ReturnType<typeof useRecordToEdit>,
  ) => RecordFormPageProps<{ category: Category | null }, Category>['query'];
  useCreate: () => [SaveCategory['create'], ...unknown[]];
  useUpdate: () => [SaveCategory['update'], ...unknown[]];
}

const operations: Record<CategoryKindName, CategoryOperations> = {
  directory: {
    useCategory: useDirectoryCategoryToEditQuery,
    useCreate: useCreateDirectoryCategoryMutation,
    useUpdate: useUpdateDirectoryCategoryMutation,
  },
  resource: {
    useCategory: useResourceCategoryToEditQuery,
    useCreate: useCreateResourceCategoryMutation,
    useUpdate: useUpdateResourceCategoryMutation,
  },
  cultural: {
    useCategory: useCulturalCategoryToEditQuery,
    useCreate: useCreateCulturalCategoryMutation,
    useUpdate: useUpdateCulturalCategoryMutation,
  },
};

const listPath = '/admin/categories';

/** The kind whose form an address opens. */
const kindAt = (pathname: string) =>
  categoryKindNames.find((name) =>
    Object.values<string>(categoryKinds[name]).includes(pathname.split('/')[2] ?? ''),
  ) ?? 'directory';

/** Creates a category, or renames the one that the address names, and returns to the form that opened it. */
export function Component() {
  const location = useLocation();
  const kind = kindAt(location.pathname);
  const { list, addPath } = categoryKinds[kind];
  const { useCategory, useCreate, useUpdate } = operations[kind];
  const query = useCategory(useRecordToEdit());
  const [create] = useCreate();
  const [update] = useUpdate();
  const language = usePageLanguage();
  const { adminForms, adminLists } = useAdminMessages();
  const { category: words } = adminForms;
  const pendingReturn = readPendingReturn(location.state);
  return (
    <RecordFormPage
      words={adminForms[`${kind}Category`]}
      query={query}
      recordIn={({ category }) => category}
      list={{ to: listPath, name: adminLists.categories.heading }}
      addPath={`/admin/${addPath}`}
      nameOf={(category) => readIn(category, language).categoryName}
      actions={(category) => (
        <DeleteCategoryButton
          kind={kind}
          category={category}
          title={readIn(category, language).categoryName}
          update={(cache) => evictQueryFields(cache, [list])}
          listPath={listPath}
        />
      )}
      back={pendingReturn ? { to: pendingReturn.path, name: words.backToForm } : undefined}
      intro={pendingReturn && <p>{words.returning}</p>}
    >
      {(edited) => <CategoryForm {...{ kind, create, update, pendingReturn }} {...edited} />}
    </RecordFormPage>
  );
}
