import { RecordListPage } from '../../admin/lists/RecordListPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const { posts: words } = useAdminMessages().adminLists;
  const query = usePostListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <RecordListPage
      kind="post"
      words={words}
      createPath="/admin/create-post"
      query={query}
      load={(after) => query.fetchMore({ variables: { after } })}
    >
      {({ posts: { nodes, pageInfo } }) => ({
        entries: nodes.map(({ id, postTitle, postText, image }) => ({
          id,
          title: postTitle,
          details: [postText],
          picture: image,
        })),
        pageInfo,
      })}
    </RecordListPage>
  );
}
