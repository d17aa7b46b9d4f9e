import { Fetched } from '../../admin/lists/Fetched.tsx';
import { ListPage } from '../../admin/lists/ListPage.tsx';
import { RecordList } from '../../admin/lists/RecordList.tsx';
import { useCategoryName } from '../../admin/lists/useCategoryName.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDirectoryListQuery } from './DirectoryList.generated.ts';

export function Component() {
  const { directory: words } = useAdminMessages().adminLists;
  const query = useDirectoryListQuery({ fetchPolicy: 'cache-and-network' });
  const categoryName = useCategoryName(query.data?.directoryCategories);
  return (
    <ListPage heading={words.heading} create={words.create} createPath="/admin/add-directory">
      <Fetched query={query}>
        {({ directories }) => (
          <RecordList
            kind="directory"
            entries={directories.nodes.map(({ id, name, location, categoryId, image }) => ({
              id,
              title: name,
              details: [categoryName(categoryId), location],
              picture: image,
            }))}
            pageInfo={directories.pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            empty={words.empty}
          />
        )}
      </Fetched>
    </ListPage>
  );
}
