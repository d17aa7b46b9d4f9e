import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAboutEthiopiaAdminMessages } from './adminKind.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const { fields } = useAboutEthiopiaAdminMessages();
  return (
    <RecordListPage
      kind="aboutEthiopia"
      useQuery={useAboutEthiopiaListQuery}
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
