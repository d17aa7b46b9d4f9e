import { RecordListPage } from '../lists/RecordListPage.tsx';
import { publicationNamed } from '../publication/PublicationChoice.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useResourceAdminMessages } from './adminKind.ts';
import { useResourceListQuery } from './ResourceList.generated.ts';

export function Component() {
  const { fields } = useResourceAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const [publication, setPublication] = useAddressState('state', 'ALL', publicationNamed);
  const query = useResourceListQuery({ variables: { search, publication } });
  return (
    <RecordListPage
      kind="resource"
      query={query}
      onSearch={setSearch}
      onPublication={setPublication}
      headers={[fields.categoryId.label, fields.link.label]}
    >
      {({ resources: { nodes, ...connection }, resourceCategories }, categoryName) => ({
        entries: nodes.map(({ id, title, link, document, categoryId, languages, ...record }) => ({
          id,
          title,
          details: [categoryName(resourceCategories, categoryId), link || (document?.url ?? '')],
          languages,
          record,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
