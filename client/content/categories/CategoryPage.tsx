import { useLocation, useNavigate } from 'react-router-dom';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { type EditedRecord, textValues, useRecordToEdit } from '../../forms/formOptions.ts';
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
} from './CategoryPage.generated.ts';
import { type CategoryKindName, categoryKindNames, categoryKinds } from './categoryKinds.ts';
import { DeleteCategoryButton } from './DeleteCategoryButton.tsx';
import { type PendingReturn, readPendingReturn } from './CategoryField.tsx';
import { categoryRules } from '../../../api/shared/content/category/category.rules.ts';
import { updateDraft } from '../../forms/draft/drafts.ts';
import { FormSection, RecordForm } from '../../forms/RecordForm.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { LanguageSection, TranslatedField } from '../translation/LanguageSection.tsx';
import { type ContentFormOptions, useContentForm } from '../translation/useContentForm.ts';

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
      intro={() => pendingReturn && <p>{words.returning}</p>}
    >
      {(edited) => (
        <CategoryForm
          kind={kind}
          create={create}
          update={update}
          pendingReturn={pendingReturn}
          {...edited}
        />
      )}
    </RecordFormPage>
  );
}

/** The field that can be translated. */
const texts = ['categoryName'] as const;

/** The operations that save a category. */
type SaveCategory = Pick<
  ContentFormOptions<
    typeof categoryRules.shape,
    'categoryName',
    Category,
    { input: { categoryName: string } }
  >,
  'create' | 'update'
>;

interface CategoryFormProps extends SaveCategory, EditedRecord<Category> {
  kind: CategoryKindName;
  /** The form that opened this one; it receives the new category. */
  pendingReturn: PendingReturn | null;
}

/** The form of a category, for all three kinds. */
function CategoryForm(props: CategoryFormProps) {
  const { kind, create, update, pendingReturn, ...edited } = props;
  const words = useAdminMessages().adminForms[`${kind}Category`];
  const { list, editPath } = categoryKinds[kind];
  const navigate = useNavigate();
  const form = useContentForm({
    ...edited,
    rules: categoryRules,
    labels: words.fields,
    editPath: `/admin/${editPath}`,
    valuesOf: (from) => textValues(categoryRules, from),
    texts,
    create,
    update,
    variablesOf: (input) => ({ input }),
    evict: (cache) => {
      // A record shows the category's name from the cache; only a new category changes the
      // lists.
      if (!edited.record) evictQueryFields(cache, [list]);
    },
    onCreated: (created) => {
      if (!pendingReturn) return;
      updateDraft(pendingReturn.draft, 'categoryId', created.id);
      void navigate(pendingReturn.path, { replace: true, state: { added: created.id } });
    },
  });
  return (
    <RecordForm form={form} words={words} seeItAt={listPath}>
      <LanguageSection form={form} texts={texts} />
      <FormSection heading={words.sections.what}>
        <TranslatedField form={form} name="categoryName">
          {(control) => <Field {...control} />}
        </TranslatedField>
      </FormSection>
    </RecordForm>
  );
}
