import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useCategoryName } from '../lists/useCategoryName.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useFreshList } from '../../lists/useFreshList.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const query = useAboutEthiopiaListQuery({ variables: { search } });
  const data = query.data ?? query.previousData;
  useFreshList(query);
  const categoryName = useCategoryName(data?.culturalCategories);
  return (
    <RecordListPage
      kind="aboutEthiopia"
      query={{ ...query, data }}
      search={search}
      onSearch={setSearch}
      load={(after) => query.fetchMore({ variables: { after } })}
    >
      {({ aboutEthiopiaItems: { nodes, pageInfo } }) => ({
        entries: nodes.map(({ id, title, isVideoSrc, categoryId, image }) => ({
          id,
          title,
          details: [categoryName(categoryId), isVideoSrc ? adminLists.video : ''],
          picture: image,
        })),
        pageInfo,
      })}
    </RecordListPage>
  );
}
