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
import { languages } from '../../../api/shared/messages/languages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { type CategoryKindName, categoryKinds } from './categoryKinds.ts';
import {
  type CategoryOptions_CategoryFragment as CategoryOption,
  useCategoryOptionsQuery,
} from './CategoryOptions.generated.ts';

interface CategoryFieldProps {
  form: RecordFormState;
  texts: FieldTexts;
  choice: CategoryChoice;
}

/** The value of the option that opens another form; ids of categories are numbers. */
const addNew = '+';

/**
 * Selects a category, or opens the form that adds one and returns (docs/product/fields.md, section 6.6).
 */
function CategoryField({ form, texts, choice }: CategoryFieldProps) {
  const { categories = [] } = choice;
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
    void navigate(choice.addPath, { state: { pendingReturn } });
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
      {choice.error && categories.length === 0 && <CategoriesFailed retry={choice.refetch} />}
    </div>
  );
}

/** The control of the field of a form that selects its category. */
export const categoryControl = (form: RecordFormState, choice: CategoryChoice) => ({
  categoryId: (texts: FieldTexts) => <CategoryField form={form} texts={texts} choice={choice} />,
});

/** The id of the category that was added for this form, after the return from its form. */
function addedIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'added' in state ? state.added : undefined;
}

/** The categories that a form offers. It detects when a colleague has deleted the selected one. */
export function useCategoryChoice(kind: CategoryKindName) {
  const { list, addPath } = categoryKinds[kind];
  const query = useCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const [deleted, setDeleted] = useState<string[]>([]);
  const isDeleted = (id: string) => deleted.includes(id);
  /** Undefined while they are loading. */
  const categories = query.data?.[list];
  return {
    categories,
    error: query.error,
    refetch: () => query.refetch(),
    /** The address of the form for a new category. */
    addPath: `/admin/${addPath}`,
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
      const isGone = data?.[list].every((category) => category.id !== id);
      if (isGone) setDeleted((known) => [...known, id]);
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

/** Says that the categories could not be loaded. */
export function CategoriesFailed({ retry }: { retry: () => Promise<unknown> }) {
  const { ui } = useMessages();
  return (
    <p role="alert" className="mt-2 text-red">
      {useAdminMessages().adminForms.category.loadFailed}{' '}
      <button
        type="button"
        className="min-h-11 underline"
        onClick={() => void retry().catch(() => undefined)}
      >
        {ui.retry}
      </button>
    </p>
  );
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
