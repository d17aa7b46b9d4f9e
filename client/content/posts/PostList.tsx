import { RecordListPage } from '../../admin/lists/RecordListPage.tsx';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const query = usePostListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <RecordListPage
      kind="post"
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
