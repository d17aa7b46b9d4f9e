import { usePageLanguage } from '../../messages/createMessages.ts';
import { languages } from '../../../api/shared/messages/languages.ts';
import type { CategoryOption } from './CategoryField.tsx';

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
