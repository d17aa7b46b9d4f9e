import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useResourceAdminMessages } from './adminKind.ts';
import { useResourceListQuery } from './ResourceList.generated.ts';

export function Component() {
  const { fields } = useResourceAdminMessages();
  return (
    <RecordListPage
      kind="resource"
      useQuery={useResourceListQuery}
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
