import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const [search, setSearch] = useAddressState('find', '', String);
  const query = usePostListQuery({ variables: { search } });
  return (
    <RecordListPage kind="post" query={query} onSearch={setSearch}>
      {({ posts: { nodes, pageInfo } }) => ({
        entries: nodes.map(({ id, postTitle, postText, image, languages }) => ({
          id,
          title: postTitle,
          details: [postText],
          picture: image,
          languages,
        })),
        pageInfo,
      })}
    </RecordListPage>
  );
}
