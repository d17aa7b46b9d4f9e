import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useRecordFilters } from '../lists/useRecordFilters.ts';
import { usePageAdminMessages } from './adminKind.ts';
import { usePageListQuery } from './PageList.generated.ts';

export function Component() {
  const { place: words } = usePageAdminMessages().fields;
  const filters = useRecordFilters();
  const query = usePageListQuery({ variables: filters.variables });
  return (
    <RecordListPage
      kind="page"
      query={query}
      filters={filters}
      headers={[words.label]}
      listIn={({ pages }) => pages}
      entryOf={({ title, place }) => ({ title, details: [words.values?.[place] ?? ''] })}
    />
  );
}
