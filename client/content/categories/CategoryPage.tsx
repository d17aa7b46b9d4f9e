import { useLocation } from 'react-router-dom';
import { RecordPage, type RecordQuery } from '../../forms/RecordPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CategoryForm, type CategoryKind } from './CategoryForm.tsx';
import { readPendingReturn } from './pendingReturn.ts';

type Category = Awaited<ReturnType<CategoryKind['reload']>>;

interface CategoryPageProps extends CategoryKind {
  query: RecordQuery;
  category: Category | undefined;
}

/** The page of a category, which leads back to the form that was left for it. */
export function CategoryPage({ query, category, ...kind }: CategoryPageProps) {
  const { adminForms, adminLists } = useAdminMessages();
  const { category: words } = adminForms;
  const pendingReturn = readPendingReturn(useLocation().state);
  return (
    <RecordPage
      words={kind.words}
      query={query}
      record={category}
      list={{ to: '/admin/categories', name: adminLists.categories.heading }}
      back={pendingReturn ? { to: pendingReturn.path, name: words.backToForm } : undefined}
      intro={pendingReturn && <p>{words.returning}</p>}
    >
      {(present) => <CategoryForm {...kind} category={present} pendingReturn={pendingReturn} />}
    </RecordPage>
  );
}
