import { RecordListPage } from '../../admin/lists/RecordListPage.tsx';
import { useCategoryName } from '../../admin/lists/useCategoryName.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const query = useAboutEthiopiaListQuery({ fetchPolicy: 'cache-and-network' });
  const categoryName = useCategoryName(query.data?.culturalCategories);
  return (
    <RecordListPage
      kind="aboutEthiopia"
      query={query}
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
