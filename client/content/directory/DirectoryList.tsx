import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useCategoryName } from '../lists/useCategoryName.ts';
import { useFreshList } from '../../lists/useFreshList.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useDirectoryListQuery } from './DirectoryList.generated.ts';

export function Component() {
  const [search, setSearch] = useAddressState('find', '', String);
  const query = useDirectoryListQuery({ variables: { search } });
  const data = query.data ?? query.previousData;
  useFreshList(query);
  const categoryName = useCategoryName(data?.directoryCategories);
  return (
    <RecordListPage
      kind="directory"
      query={{ ...query, data }}
      search={search}
      onSearch={setSearch}
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
