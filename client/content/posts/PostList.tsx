import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { usePostAdminMessages } from './adminKind.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const { fields } = usePostAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const query = usePostListQuery({ variables: { search } });
  return (
    <RecordListPage
      kind="post"
      query={query}
      onSearch={setSearch}
      headers={[fields.postText.label]}
    >
      {({ posts: { nodes, ...connection } }) => ({
        entries: nodes.map(({ id, postTitle, postText, image, languages }) => ({
          id,
          title: postTitle,
          details: [postText],
          picture: image,
          languages,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
