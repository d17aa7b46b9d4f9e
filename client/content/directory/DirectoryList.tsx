import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useDirectoryAdminMessages } from './adminKind.ts';
import { useDirectoryListQuery } from './DirectoryList.generated.ts';

export function Component() {
  const { fields } = useDirectoryAdminMessages();
  return (
    <RecordListPage
      kind="directory"
      useQuery={useDirectoryListQuery}
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
