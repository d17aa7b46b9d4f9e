import { useNavigate } from 'react-router-dom';
import { categoryRules } from '../../../api/content/category/category.rules.ts';
import { updateDraft } from '../../forms/drafts.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import type {
  FieldMessages,
  RecordFormMessages,
  SendOptions,
} from '../../forms/recordFormOptions.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { Field } from '../../ui/Field.tsx';
import type { PendingReturn } from './pendingReturn.ts';

interface Category {
  id: string;
  version: number;
  categoryName: string;
}

interface CategoryInput {
  categoryName: string;
}

type SavedCategory = Promise<Category | null | undefined>;

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
  reload: (id: string) => Promise<Category | null>;
  create: (input: CategoryInput, idempotencyKey: string, send: SendOptions) => SavedCategory;
  update: (
    present: Category,
    input: CategoryInput,
    idempotencyKey: string,
    send: SendOptions,
  ) => SavedCategory;
}

interface CategoryFormProps extends CategoryKind {
  category: Category | null;
  /** The form that was left for this one; it gets the new category. */
  pendingReturn: PendingReturn | null;
}

/** The form of all three kinds of category. */
export function CategoryForm(props: CategoryFormProps) {
  const { words, category, editPath, listField, reload, create, update, pendingReturn } = props;
  const navigate = useNavigate();
  const form = useRecordForm({
    rules: categoryRules,
    labels: words.fields,
    editPath,
    record: category,
    valuesOf: (from) => ({ categoryName: from?.categoryName ?? '' }),
    reload,
    save: (input, present, key, send) =>
      present ? update(present, input, key, send) : create(input, key, send),
    evict: (cache) => {
      // The name of a category is the same in all lists; only a new one changes them.
      if (!category) evictQueryFields(cache, [listField]);
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
