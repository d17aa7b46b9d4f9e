import { useLocation } from 'react-router-dom';
import { RecordFormPage, type RecordFormPageProps } from '../RecordFormPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type Category, CategoryForm, type CategoryKind } from './CategoryForm.tsx';
import { readPendingReturn } from './pendingReturn.ts';

type CategoryPageProps<Data> = CategoryKind &
  Pick<RecordFormPageProps<Data, Category>, 'query' | 'recordIn'>;

/** The page of a category, which leads back to the form that was left for it. */
export function CategoryPage<Data>({ query, recordIn, ...kind }: CategoryPageProps<Data>) {
  const { adminForms, adminLists } = useAdminMessages();
  const { category: words } = adminForms;
  const pendingReturn = readPendingReturn(useLocation().state);
  return (
    <RecordFormPage
      words={kind.words}
      query={query}
      recordIn={recordIn}
      list={{ to: '/admin/categories', name: adminLists.categories.heading }}
      back={pendingReturn ? { to: pendingReturn.path, name: words.backToForm } : undefined}
      intro={pendingReturn && <p>{words.returning}</p>}
    >
      {(edited) => <CategoryForm {...kind} {...edited} pendingReturn={pendingReturn} />}
    </RecordFormPage>
  );
}
