import { useNavigate } from 'react-router-dom';
import { categoryRules } from '../../../api/shared/content/category/category.rules.ts';
import { updateDraft } from '../../forms/draft/drafts.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { textValues } from '../../forms/textValues.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/field/Field.tsx';
import { LanguageSection } from '../translation/LanguageSection.tsx';
import { TranslatedField } from '../translation/TranslatedField.tsx';
import { type ContentFormOptions, useContentForm } from '../translation/useContentForm.ts';
import type { CategoryForm_CategoryFragment as Category } from './CategoryForm.generated.ts';
import { type CategoryKindName, categoryKinds } from './categoryKinds.ts';
import type { PendingReturn } from './pendingReturn.ts';

/** The field that can be translated. */
const texts = ['categoryName'] as const;

/** The operations that save a category. */
export type SaveCategory = Pick<
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
export function CategoryForm(props: CategoryFormProps) {
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
    <RecordForm form={form} words={words} seeItAt="/admin/categories">
      <LanguageSection form={form} texts={texts} />
      <FormSection heading={words.sections.what}>
        <TranslatedField form={form} name="categoryName">
          {(control) => <Field {...control} />}
        </TranslatedField>
      </FormSection>
    </RecordForm>
  );
}
