import { useLocation, useNavigate } from 'react-router-dom';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { RecordFormPage, type RecordFormPageProps } from '../RecordFormPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { readIn } from '../translation/readIn.ts';
import type { CategoryForm_CategoryFragment as Category } from './CategoryForm.generated.ts';
import { CategoryForm, type CategoryKind, type DeleteCategory } from './CategoryForm.tsx';
import { DeleteCategoryButton } from './DeleteCategoryButton.tsx';
import { readPendingReturn } from './pendingReturn.ts';

type CategoryPageProps<Data> = CategoryKind &
  Pick<RecordFormPageProps<Data, Category>, 'query' | 'recordIn' | 'addPath'> & {
    remove: DeleteCategory;
  };

const listPath = '/admin/categories';

/** The page of a category form, which returns to the form that opened it. */
export function CategoryPage<Data>(props: CategoryPageProps<Data>) {
  const { query, recordIn, addPath, remove, ...kind } = props;
  const navigate = useNavigate();
  const language = usePageLanguage();
  const { adminForms, adminLists } = useAdminMessages();
  const { category: words } = adminForms;
  const pendingReturn = readPendingReturn(useLocation().state);
  return (
    <RecordFormPage
      words={kind.words}
      query={query}
      recordIn={recordIn}
      list={{ to: listPath, name: adminLists.categories.heading }}
      addPath={addPath}
      nameOf={(category) => readIn(category, language).categoryName}
      actions={(category) => (
        <DeleteCategoryButton
          title={readIn(category, language).categoryName}
          restorableCount={category.restorableEntryCount}
          remove={() =>
            remove({
              variables: { id: category.id, version: category.version },
              update: (cache) => evictQueryFields(cache, [kind.listField]),
            })
          }
          onDeleted={() => void navigate(listPath)}
        />
      )}
      back={pendingReturn ? { to: pendingReturn.path, name: words.backToForm } : undefined}
      intro={pendingReturn && <p>{words.returning}</p>}
    >
      {(edited) => <CategoryForm {...kind} {...edited} pendingReturn={pendingReturn} />}
    </RecordFormPage>
  );
}
