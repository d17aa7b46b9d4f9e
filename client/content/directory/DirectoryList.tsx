import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useRecordFilters } from '../lists/useRecordFilters.ts';
import { useDirectoryAdminMessages } from './adminKind.ts';
import { useDirectoryListQuery } from './DirectoryList.generated.ts';

export function Component() {
  const { fields } = useDirectoryAdminMessages();
  const filters = useRecordFilters();
  const query = useDirectoryListQuery({ variables: filters.variables });
  return (
    <RecordListPage
      kind="directory"
      query={query}
      filters={filters}
      hasPlace
      headers={[fields.categoryId.label, fields.location.label]}
      listIn={({ directories }) => directories}
      entryOf={({ name, location, categoryId }, { directoryCategories }, categoryName) => ({
        title: name,
        details: [categoryName(directoryCategories, categoryId), location],
      })}
    />
  );
}
