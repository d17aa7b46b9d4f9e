import { RecordListPage } from '../../admin/lists/RecordListPage.tsx';
import { useCategoryName } from '../../admin/lists/useCategoryName.ts';
import { useDirectoryListQuery } from './DirectoryList.generated.ts';

export function Component() {
  const query = useDirectoryListQuery({ fetchPolicy: 'cache-and-network' });
  const categoryName = useCategoryName(query.data?.directoryCategories);
  return (
    <RecordListPage
      kind="directory"
      query={query}
      load={(after) => query.fetchMore({ variables: { after } })}
    >
      {({ directories: { nodes, pageInfo } }) => ({
        entries: nodes.map(({ id, name, location, categoryId, image }) => ({
          id,
          title: name,
          details: [categoryName(categoryId), location],
          picture: image,
        })),
        pageInfo,
      })}
    </RecordListPage>
  );
}
