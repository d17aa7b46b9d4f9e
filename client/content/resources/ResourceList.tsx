import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useCategoryName } from '../lists/useCategoryName.ts';
import { useFreshList } from '../../lists/useFreshList.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useResourceListQuery } from './ResourceList.generated.ts';

export function Component() {
  const [search, setSearch] = useAddressState('find', '', String);
  const query = useResourceListQuery({ variables: { search } });
  const data = query.data ?? query.previousData;
  useFreshList(query);
  const categoryName = useCategoryName(data?.resourceCategories);
  return (
    <RecordListPage
      kind="resource"
      query={{ ...query, data }}
      search={search}
      onSearch={setSearch}
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
