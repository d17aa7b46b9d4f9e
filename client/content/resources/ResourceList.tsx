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
      listIn={({ resources }) => resources}
      entryOf={({ title, link, document, categoryId }, { resourceCategories }, categoryName) => ({
        title,
        details: [categoryName(resourceCategories, categoryId), link || (document?.url ?? '')],
      })}
    />
  );
}
