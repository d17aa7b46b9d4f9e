import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useDirectoryAdminMessages } from './adminKind.ts';
import { useDirectoryListQuery } from './DirectoryList.generated.ts';

export function Component() {
  const { fields } = useDirectoryAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const query = useDirectoryListQuery({ variables: { search } });
  return (
    <RecordListPage
      kind="directory"
      query={query}
      onSearch={setSearch}
      headers={[fields.categoryId.label, fields.location.label]}
    >
      {({ directories: { nodes, ...connection }, directoryCategories }, categoryName) => ({
        entries: nodes.map(({ id, name, location, categoryId, image, languages }) => ({
          id,
          title: name,
          details: [categoryName(directoryCategories, categoryId), location],
          picture: image,
          languages,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
