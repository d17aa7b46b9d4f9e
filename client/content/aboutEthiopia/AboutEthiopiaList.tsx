import { Fetched } from '../../admin/lists/Fetched.tsx';
import { ListPage } from '../../admin/lists/ListPage.tsx';
import { RecordList } from '../../admin/lists/RecordList.tsx';
import { useCategoryName } from '../../admin/lists/useCategoryName.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const words = adminLists.aboutEthiopia;
  const query = useAboutEthiopiaListQuery({ fetchPolicy: 'cache-and-network' });
  const categoryName = useCategoryName(query.data?.culturalCategories);
  return (
    <ListPage
      heading={words.heading}
      create={words.create}
      createPath="/admin/create-about-ethiopia"
    >
      <Fetched query={query}>
        {({ aboutEthiopiaItems: items }) => (
          <RecordList
            kind="aboutEthiopia"
            entries={items.nodes.map(({ id, title, isVideoSrc, categoryId, image }) => ({
              id,
              title,
              details: [categoryName(categoryId), isVideoSrc ? adminLists.video : ''],
              picture: image,
            }))}
            pageInfo={items.pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            empty={words.empty}
          />
        )}
      </Fetched>
    </ListPage>
  );
}
