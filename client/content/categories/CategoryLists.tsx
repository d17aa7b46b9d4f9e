import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { ExportButton } from '../ExportButton.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CategoryList } from './CategoryList.tsx';
import { categoryKindNames, categoryKinds } from './categoryKinds.ts';
import { useCategoryListsQuery } from './CategoryLists.generated.ts';
import { useExportCategoriesMutation } from './ExportCategories.generated.ts';

/** The categories of all three kinds, with buttons to create, rename and delete them. */
export function Component() {
  const { categories: words } = useAdminMessages().adminLists;
  const query = useCategoryListsQuery({ fetchPolicy: 'cache-and-network' });
  const [exportCategories] = useExportCategoriesMutation();
  // If it fails, the query shows the error in place of the lists.
  const reload = () => query.refetch().catch(() => undefined);
  return (
    <AdminPage
      heading={words.heading}
      note={words.intro}
      actions={
        <ExportButton
          fileName="categories"
          makeTable={(language) => exportCategories({ variables: { language } })}
        />
      }
    >
      <QueryBoundary query={query}>
        {(data) => (
          <div className="space-y-8">
            {categoryKindNames.map((kind) => (
              <CategoryList
                key={kind}
                kind={kind}
                categories={data[categoryKinds[kind].list]}
                reload={reload}
              />
            ))}
          </div>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
