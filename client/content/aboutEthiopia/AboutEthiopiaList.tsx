import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useRecordFilters } from '../lists/useRecordFilters.ts';
import { useAboutEthiopiaAdminMessages } from './adminKind.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const { fields } = useAboutEthiopiaAdminMessages();
  const filters = useRecordFilters();
  const query = useAboutEthiopiaListQuery({ variables: filters.variables });
  return (
    <RecordListPage
      kind="aboutEthiopia"
      query={query}
      filters={filters}
      hasPlace
      headers={[fields.categoryId.label, adminLists.video]}
      listIn={({ aboutEthiopiaItems }) => aboutEthiopiaItems}
      entryOf={({ title, categoryId, isVideoSrc }, { culturalCategories }, categoryName) => ({
        title,
        details: [categoryName(culturalCategories, categoryId), isVideoSrc ? adminLists.video : ''],
      })}
    />
  );
}
