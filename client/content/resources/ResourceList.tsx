import { RecordListPage } from '../../admin/lists/RecordListPage.tsx';
import { useCategoryName } from '../../admin/lists/useCategoryName.ts';
import { useResourceListQuery } from './ResourceList.generated.ts';

export function Component() {
  const query = useResourceListQuery({ fetchPolicy: 'cache-and-network' });
  const categoryName = useCategoryName(query.data?.resourceCategories);
  return (
    <RecordListPage
      kind="resource"
      query={query}
      load={(after) => query.fetchMore({ variables: { after } })}
    >
      {({ resources: { nodes, pageInfo } }) => ({
        entries: nodes.map(({ id, title, link, categoryId }) => ({
          id,
          title,
          details: [categoryName(categoryId), link],
        })),
        pageInfo,
      })}
    </RecordListPage>
  );
}
