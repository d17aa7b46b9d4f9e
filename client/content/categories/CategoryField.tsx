import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { wordsFor } from '../../../api/shared/messages/words.ts';
import type { FieldTexts } from '../../ui/field/fieldParts.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { categoryIdRule } from '../../../api/shared/content/common.rules.ts';
import { failsWith } from '../../../api/shared/fieldErrors.rules.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';

interface CategoryFieldProps {
  form: RecordFormState;
  texts: FieldTexts;
  choice: CategoryChoice;
  /** The address of the form for a new category of this kind. */
  addPath: string;
}

/** The value of the option that opens another form; ids of categories are numbers. */
const addNew = '+';

/**
 * Selects a category, or opens the form that adds one and returns (docs/product/fields.md, section 6.6).
 */
function CategoryField(props: CategoryFieldProps) {
  const { form, texts, choice, addPath } = props;
  const { categories = [] } = choice;
  const { ui } = useMessages();
  const { adminForms, fieldErrors } = useAdminMessages();
  const { category: words } = adminForms;
  const { field, fieldState } = useController({ control: form.control, name: 'categoryId' });
  const { ref, name, onChange, onBlur } = field;
  const value = typeof field.value === 'string' ? field.value : '';
  const navigate = useNavigate();
  const location = useLocation();
  const chosen = categories.find(({ id }) => id === value);
  const isAdded = chosen !== undefined && addedIn(location.state) === chosen.id;

  const deleted = wordsFor(fieldErrors, 'categoryDeleted', {});
  const isMissing = value !== '' && choice.categories !== undefined && !chosen;
  const isDoubtful = isMissing || fieldState.error?.type === 'server';
  const verify = useEffectEvent((id: string) => void choice.verify(id));
  useEffect(() => {
    if (isDoubtful) verify(value);
  }, [isDoubtful, value]);

  function choose(picked: string) {
    if (picked !== addNew) {
      onChange(picked);
      return;
    }
    form.keep();
    const pendingReturn: PendingReturn = { path: location.pathname, draft: form.key };
    void navigate(addPath, { state: { pendingReturn } });
  }

  return (
    <div>
      <Select
        {...texts}
        error={choice.isDeleted(value) ? deleted : texts.error}
        ref={ref}
        name={name}
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
        onBlur={onBlur}
      >
        <option value="">{words.choose}</option>
        <CategoryOptions categories={categories} />
        <option value={addNew}>{words.addNew}</option>
      </Select>
      <p role="status" className="font-semibold text-green not-empty:mt-2">
        {isAdded && <MultilingualText text={words.added(chosen.categoryName)} />}
      </p>
      {choice.error && categories.length === 0 && (
        <p role="alert" className="mt-2 text-red">
          {words.loadFailed}{' '}
          <button
            type="button"
            className="min-h-11 underline"
            onClick={() => void choice.refetch().catch(() => undefined)}
          >
            {ui.retry}
          </button>
        </p>
      )}
    </div>
  );
}

/** The control of the field of a form that selects its category. */
export const categoryControl = (props: Omit<CategoryFieldProps, 'texts'>) => ({
  categoryId: (texts: FieldTexts) => <CategoryField {...props} texts={texts} />,
});

/** The id of the category that was added for this form, after the return from its form. */
function addedIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'added' in state ? state.added : undefined;
}

export interface CategoryOption {
  id: string;
  language: Language;
  categoryName: string;
}

interface CategoryOptionsQuery<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  refetch: () => Promise<{ data?: Data | undefined }>;
}

/**
 * The categories that a form offers. It detects when a colleague has deleted the selected one.
 * @param categoriesIn finds them in the data of the query
 */
export function useCategoryChoice<Data>(
  query: CategoryOptionsQuery<Data>,
  categoriesIn: (data: Data) => CategoryOption[],
) {
  const [deleted, setDeleted] = useState<string[]>([]);
  const isDeleted = (id: string) => deleted.includes(id);
  /** Undefined while they are loading. */
  const categories = query.data && categoriesIn(query.data);
  return {
    categories,
    error: query.error,
    refetch: () => query.refetch(),
    /** The validation rule of the field. */
    rule: categoryIdRule.refine((id) => !isDeleted(id), failsWith('categoryDeleted')),
    isDeleted,
    /** Formats a value of the form for users: the name of a category instead of its id. */
    display: (field: string, value: string): string | undefined =>
      field === 'categoryId' ? categories?.find(({ id }) => id === value)?.categoryName : undefined,
    /** Checks whether a category still exists that is not in the list or was refused. */
    async verify(id: string) {
      // If the list cannot be read, saving reports the error.
      const { data } = await query.refetch().catch(() => ({ data: undefined }));
      const present = data && categoriesIn(data);
      if (present?.every((category) => category.id !== id)) setDeleted((known) => [...known, id]);
    },
  };
}

type CategoryChoice = ReturnType<typeof useCategoryChoice>;

/**
 * The options of a category field. The name of an untranslated category is marked with its
 * language.
 */
export function CategoryOptions({ categories }: { categories: readonly CategoryOption[] }) {
  const page = usePageLanguage();
  return categories.map(({ id, language, categoryName }) => (
    <option key={id} value={id} lang={language === page ? undefined : languages[language].tag}>
      {categoryName}
    </option>
  ));
}

/** The form that was left to add a category, and to which the user returns. */
export interface PendingReturn {
  /** The address of the form. */
  path: string;
  /** The key of its draft. */
  draft: string;
}

/** @param state of the entry in the browser's history, which holds it */
export function readPendingReturn(state: unknown): PendingReturn | null {
  if (typeof state !== 'object' || state === null || !('pendingReturn' in state)) return null;
  const { pendingReturn } = state;
  const isKnown =
    typeof pendingReturn === 'object' &&
    pendingReturn !== null &&
    'path' in pendingReturn &&
    'draft' in pendingReturn;
  if (!isKnown) return null;
  const { path, draft } = pendingReturn;
  return typeof path === 'string' && typeof draft === 'string' ? { path, draft } : null;
}
