import { Fetched } from '../../admin/lists/Fetched.tsx';
import { ListPage } from '../../admin/lists/ListPage.tsx';
import { RecordList } from '../../admin/lists/RecordList.tsx';
import { useCategoryName } from '../../admin/lists/useCategoryName.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useResourceListQuery } from './ResourceList.generated.ts';

export function Component() {
  const { resources: words } = useAdminMessages().adminLists;
  const query = useResourceListQuery({ fetchPolicy: 'cache-and-network' });
  const categoryName = useCategoryName(query.data?.resourceCategories);
  return (
    <ListPage heading={words.heading} create={words.create} createPath="/admin/add-resource">
      <Fetched query={query}>
        {({ resources }) => (
          <RecordList
            kind="resource"
            entries={resources.nodes.map(({ id, title, link, categoryId }) => ({
              id,
              title,
              details: [categoryName(categoryId), link],
            }))}
            pageInfo={resources.pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            empty={words.empty}
          />
        )}
      </Fetched>
    </ListPage>
  );
}
