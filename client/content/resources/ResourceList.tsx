import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useRecordFilters } from '../lists/useRecordFilters.ts';
import { useResourceAdminMessages } from './adminKind.ts';
import { useResourceListQuery } from './ResourceList.generated.ts';

export function Component() {
  const { fields } = useResourceAdminMessages();
  const filters = useRecordFilters();
  const query = useResourceListQuery({ variables: filters.variables });
  return (
    <RecordListPage
      kind="resource"
      query={query}
      filters={filters}
      hasPlace
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
