import { useEffect, useEffectEvent } from 'react';
import { useController } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { wordsFor } from '../../../api/shared/messages/words.ts';
import type { FieldTexts } from '../../ui/field/fieldParts.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { CategoryOptions } from './CategoryOptions.tsx';
import type { PendingReturn } from './pendingReturn.ts';
import type { CategoryChoice } from './useCategoryChoice.ts';

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
