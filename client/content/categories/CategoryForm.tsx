import type { ApolloCache } from '@apollo/client';
import { useNavigate } from 'react-router-dom';
import { categoryRules } from '../../../api/shared/content/category/category.rules.ts';
import { updateDraft } from '../../forms/draft/drafts.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import type { EditedRecord, RecordFormMessages, Versioned } from '../../forms/recordFormOptions.ts';
import { textValues } from '../../forms/textValues.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { FieldMessages } from '../../../api/shared/messages/words.ts';
import { Field } from '../../ui/field/Field.tsx';
import { LanguageSection } from '../translation/LanguageSection.tsx';
import { TranslatedField } from '../translation/TranslatedField.tsx';
import { type ContentFormOptions, useContentForm } from '../translation/useContentForm.ts';
import type { CategoryForm_CategoryFragment as Category } from './CategoryForm.generated.ts';
import type { PendingReturn } from './pendingReturn.ts';

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

/** One of the three kinds of categories, with its form and its list. */
export interface CategoryKind extends SaveCategory {
  words: RecordFormMessages & {
    sections: { what: string };
    fields: { categoryName: FieldMessages };
  };
  /** The address of the form that renames a category, without the id. */
  editPath: string;
  /** The field of Query that lists the categories. */
  listField: string;
}

/** Deletes a category of one of the three kinds. */
export type DeleteCategory = (options: {
  variables: Versioned;
  update: (cache: ApolloCache) => void;
}) => Promise<unknown>;

interface CategoryFormProps extends CategoryKind, EditedRecord<Category> {
  /** The form that opened this one; it receives the new category. */
  pendingReturn: PendingReturn | null;
}

/** The form of a category, for all three kinds. */
export function CategoryForm(props: CategoryFormProps) {
  const { words, editPath, listField, create, update, pendingReturn, ...edited } = props;
  const navigate = useNavigate();
  const form = useContentForm({
    ...edited,
    rules: categoryRules,
    labels: words.fields,
    editPath,
    valuesOf: (from) => textValues(categoryRules, from),
    texts,
    create,
    update,
    variablesOf: (input) => ({ input }),
    evict: (cache) => {
      // A record shows the category's name from the cache; only a new category changes the
      // lists.
      if (!edited.record) evictQueryFields(cache, [listField]);
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
