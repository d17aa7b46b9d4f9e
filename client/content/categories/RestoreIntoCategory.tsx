import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { wordsFor } from '../../../api/shared/messages/words.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { type AdminKindName, adminKinds } from '../adminKinds.ts';
import { ToolLink } from '../../ui/ToolLink.tsx';
import { categoryKinds } from './categoryKinds.ts';
import { CategoriesFailed, CategoryOptions } from './CategoryField.tsx';
import { useCategoryOptionsQuery } from './CategoryOptions.generated.ts';

interface RestoreIntoCategoryProps {
  kind: AdminKindName;
  /** The title of the record to restore. */
  title: string;
  /** The error that the category is missing. Each new one moves the focus here. */
  refusal: object;
  /** It never rejects. */
  restore: (categoryId: string) => Promise<unknown>;
}

/** The kinds with categories. */
const categoriesOf = {
  directory: categoryKinds.directory,
  resource: categoryKinds.resource,
  aboutEthiopia: categoryKinds.cultural,
};

const hasCategories = (kind: AdminKindName): kind is keyof typeof categoriesOf =>
  Object.hasOwn(categoriesOf, kind);

/**
 * Restores a record whose category is gone into another category (docs/product/records.md, section 6.7).
 */
export function RestoreIntoCategory(props: RestoreIntoCategoryProps) {
  const { kind, title, refusal, restore } = props;
  const { ui } = useMessages();
  const { admin, adminForms, adminLists, deleted, fieldErrors } = useAdminMessages();
  const words = deleted.intoCategory;
  const { fields } = adminKinds[kind].useMessages();
  const fieldErrorText = useFieldErrorText(fields);
  const query = useCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => place.current?.focus(), [refusal]);
  if (!hasCategories(kind)) return null;
  const { list, addPath } = categoriesOf[kind];
  const categories = query.data?.[list];
  const isNone = categories?.length === 0;
  const chosen = categories?.find((category) => category.id === value);
  // A colleague has deleted the selected category.
  const isGone = value !== '' && !chosen;
  const required = { code: 'required', values: {}, message: '' };

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsAsked(true);
    if (!chosen) {
      select.current?.focus();
      return;
    }
    setIsBusy(true);
    await restore(chosen.id);
    setIsBusy(false);
  }

  return (
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="max-w-[36em] whitespace-normal border-s-4 border-gold bg-surface px-5 py-4 text-start font-normal"
    >
      <p id={id} className="wrap-anywhere">
        <MultilingualText text={isNone ? words.none(title) : words.gone(title)} />
      </p>
      {isNone ? (
        <ToolLink to={`/admin/${addPath}`}>{adminLists.categories.create}</ToolLink>
      ) : categories ? (
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="mt-4 space-y-4">
          <Select
            label={fields['categoryId']?.label ?? ''}
            error={
              isGone
                ? wordsFor(fieldErrors, 'categoryDeleted', {})
                : fieldErrorText('categoryId', isAsked && !chosen ? required : undefined)
            }
            required
            ref={select}
            value={chosen?.id ?? ''}
            onChange={({ target }) => setValue(target.value)}
          >
            <option value="">{adminForms.category.choose}</option>
            <CategoryOptions categories={categories} />
          </Select>
          <button type="submit" aria-disabled={isBusy} className={`${quietButton} cursor-pointer`}>
            {isBusy ? (
              admin.busy
            ) : (
              <AccessibleLabel name={admin.named(words.restore, title)}>
                {words.restore}
              </AccessibleLabel>
            )}
          </button>
        </form>
      ) : query.error ? (
        <CategoriesFailed retry={query.refetch} />
      ) : (
        <p role="status">{ui.loading}</p>
      )}
    </div>
  );
}
