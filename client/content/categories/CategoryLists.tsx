import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { ExportButton } from '../ExportButton.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CategoryList } from './CategoryList.tsx';
import {
  useCategoryListsQuery,
  useDeleteCulturalCategoryMutation,
  useDeleteDirectoryCategoryMutation,
  useDeleteResourceCategoryMutation,
} from './CategoryLists.generated.ts';
import { useExportCategoriesMutation } from './ExportCategories.generated.ts';

/** The categories of all three kinds, with buttons to create, rename and delete them. */
export function Component() {
  const { categories: words } = useAdminMessages().adminLists;
  const query = useCategoryListsQuery({ fetchPolicy: 'cache-and-network' });
  const [exportCategories] = useExportCategoriesMutation();
  const [deleteDirectoryCategory] = useDeleteDirectoryCategoryMutation();
  const [deleteResourceCategory] = useDeleteResourceCategoryMutation();
  const [deleteCulturalCategory] = useDeleteCulturalCategoryMutation();
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
        {({ directoryCategories, resourceCategories, culturalCategories }) => (
          <div className="space-y-8">
            <CategoryList
              group={words.directory}
              categories={directoryCategories}
              createPath="/admin/add-directory-category"
              editPath="/admin/edit-directory-category"
              remove={(variables) => deleteDirectoryCategory({ variables })}
              reload={reload}
            />
            <CategoryList
              group={words.resource}
              categories={resourceCategories}
              createPath="/admin/add-resource-category"
              editPath="/admin/edit-resource-category"
              remove={(variables) => deleteResourceCategory({ variables })}
              reload={reload}
            />
            <CategoryList
              group={words.cultural}
              categories={culturalCategories}
              createPath="/admin/create-about-ethiopia-category"
              editPath="/admin/edit-about-ethiopia-category"
              remove={(variables) => deleteCulturalCategory({ variables })}
              reload={reload}
            />
          </div>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
