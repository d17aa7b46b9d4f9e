import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useResourceAdminMessages } from './adminKind.ts';
import { useResourceListQuery } from './ResourceList.generated.ts';

export function Component() {
  const { fields } = useResourceAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const query = useResourceListQuery({ variables: { search } });
  return (
    <RecordListPage
      kind="resource"
      query={query}
      onSearch={setSearch}
      headers={[fields.categoryId.label, fields.link.label]}
    >
      {({ resources: { nodes, ...connection }, resourceCategories }, categoryName) => ({
        entries: nodes.map(({ id, title, link, document, categoryId, languages }) => ({
          id,
          title,
          details: [categoryName(resourceCategories, categoryId), link || (document?.url ?? '')],
          languages,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
