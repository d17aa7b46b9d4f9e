import { useNavigate } from 'react-router-dom';
import { categoryRules } from '../../../api/content/category/category.rules.ts';
import { updateDraft } from '../../forms/drafts.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import type {
  EditedRecord,
  RecordFormMessages,
  RecordFormOptions,
} from '../../forms/recordFormOptions.ts';
import { textValues } from '../../forms/textValues.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import type { FieldMessages } from '../../messages/words.ts';
import { Field } from '../../ui/Field.tsx';
import type { PendingReturn } from './pendingReturn.ts';

export interface Category {
  id: string;
  version: number;
  categoryName: string;
}

/** How categories of one of the three kinds are created and renamed. */
export interface CategoryKind {
  words: RecordFormMessages & {
    sections: { what: string };
    fields: { categoryName: FieldMessages };
  };
  /** Where one is renamed, without its id. */
  editPath: string;
  /** The field of Query that lists them. */
  listField: string;
  save: RecordFormOptions<typeof categoryRules.shape, Category>['save'];
}

interface CategoryFormProps extends CategoryKind, EditedRecord<Category> {
  /** The form that was left for this one; it gets the new category. */
  pendingReturn: PendingReturn | null;
}

/** The form of all three kinds of category. */
export function CategoryForm(props: CategoryFormProps) {
  const { words, editPath, listField, save, record, reload, pendingReturn } = props;
  const navigate = useNavigate();
  const form = useRecordForm({
    record,
    reload,
    rules: categoryRules,
    labels: words.fields,
    editPath,
    valuesOf: (from) => textValues(categoryRules, from),
    save,
    evict: (cache) => {
      // The name of a category is the same in all lists; only a new one changes them.
      if (!record) evictQueryFields(cache, [listField]);
    },
    onCreated: (created) => {
      if (!pendingReturn) return;
      updateDraft(pendingReturn.draft, 'categoryId', created.id);
      void navigate(pendingReturn.path, { replace: true, state: { added: created.id } });
    },
  });
  return (
    <RecordForm form={form} words={words} seeItAt="/admin/categories">
      <FormSection heading={words.sections.what}>
        <Field {...form.field('categoryName')} />
      </FormSection>
    </RecordForm>
  );
}
