import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useFreshList } from '../../lists/useFreshList.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const [search, setSearch] = useAddressState('find', '', String);
  const query = usePostListQuery({ variables: { search } });
  const data = query.data ?? query.previousData;
  useFreshList(query);
  return (
    <RecordListPage
      kind="post"
      query={{ ...query, data }}
      search={search}
      onSearch={setSearch}
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
