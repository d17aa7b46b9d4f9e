import { RecordListPage } from '../lists/RecordListPage.tsx';
import { publicationNamed } from '../publication/PublicationChoice.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { usePostAdminMessages } from './adminKind.ts';
import { usePostListQuery } from './PostList.generated.ts';

export function Component() {
  const { fields } = usePostAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const [publication, setPublication] = useAddressState('state', 'ALL', publicationNamed);
  const query = usePostListQuery({ variables: { search, publication } });
  return (
    <RecordListPage
      kind="post"
      query={query}
      onSearch={setSearch}
      onPublication={setPublication}
      headers={[fields.postText.label]}
    >
      {({ posts: { nodes, ...connection } }) => ({
        entries: nodes.map(({ id, postTitle, postText, image, languages, ...record }) => ({
          id,
          title: postTitle,
          details: [postText],
          picture: image,
          languages,
          record,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
