import { RecordListPage } from '../lists/RecordListPage.tsx';
import { usePageAdminMessages } from './adminKind.ts';
import { usePageListQuery } from './PageList.generated.ts';

export function Component() {
  const { place: words } = usePageAdminMessages().fields;
  return (
    <RecordListPage
      kind="page"
      useQuery={usePageListQuery}
      headers={[words.label]}
      listIn={({ pages }) => pages}
      entryOf={({ title, place }) => ({ title, details: [words.values?.[place] ?? ''] })}
    />
  );
}
