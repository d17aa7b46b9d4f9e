import { usePageLanguage } from '../../messages/createMessages.ts';
import { languages } from '../../messages/languages.ts';
import type { CategoryOption } from './useCategoryChoice.ts';

/** Categories to choose from; one that is not translated says in which language its name is. */
export function CategoryOptions({ categories }: { categories: readonly CategoryOption[] }) {
  const page = usePageLanguage();
  return categories.map(({ id, language, categoryName }) => (
    <option key={id} value={id} lang={language === page ? undefined : languages[language].tag}>
      {categoryName}
    </option>
  ));
}
