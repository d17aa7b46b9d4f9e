import { RecordListPage } from '../lists/RecordListPage.tsx';
import { publicationNamed } from '../publication/PublicationChoice.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useDirectoryAdminMessages } from './adminKind.ts';
import { useDirectoryListQuery } from './DirectoryList.generated.ts';

export function Component() {
  const { fields } = useDirectoryAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const [publication, setPublication] = useAddressState('state', 'ALL', publicationNamed);
  const query = useDirectoryListQuery({ variables: { search, publication } });
  return (
    <RecordListPage
      kind="directory"
      query={query}
      onSearch={setSearch}
      onPublication={setPublication}
      headers={[fields.categoryId.label, fields.location.label]}
    >
      {({ directories: { nodes, ...connection }, directoryCategories }, categoryName) => ({
        entries: nodes.map(({ id, name, location, categoryId, image, languages, ...record }) => ({
          id,
          title: name,
          details: [categoryName(directoryCategories, categoryId), location],
          picture: image,
          languages,
          record,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
