import { Fetched } from '../../admin/lists/Fetched.tsx';
import { ListPage } from '../../admin/lists/ListPage.tsx';
import { RecordList } from '../../admin/lists/RecordList.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const { posts: words } = useAdminMessages().adminLists;
  const query = usePostListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListPage heading={words.heading} create={words.create} createPath="/admin/create-post">
      <Fetched query={query}>
        {({ posts }) => (
          <RecordList
            kind="post"
            entries={posts.nodes.map(({ id, postTitle, postText, image }) => ({
              id,
              title: postTitle,
              details: [postText],
              picture: image,
            }))}
            pageInfo={posts.pageInfo}
            load={(after) => query.fetchMore({ variables: { after } })}
            empty={words.empty}
          />
        )}
      </Fetched>
    </ListPage>
  );
}
