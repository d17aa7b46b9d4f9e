import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { articleData } from '../recordData.ts';
import { RecordPage } from '../RecordPage.tsx';
import { useRecordPageMessages } from '../recordPageMessages.ts';
import { pageKind } from './kind.ts';
import { PagePageDocument, usePagePageQuery } from './PagePage.generated.ts';

export const handle = recordPageHandle(pageKind, PagePageDocument, []);

/** A page that volunteers have added. No page lists them, so Home is above it. */
export function Component() {
  const { home } = useRecordPageMessages();
  const query = usePagePageQuery(useRecordPageOptions());
  return (
    <RecordPage kind="page" query={query} list={{ to: '/', name: home }}>
      {(page) => ({
        title: page.title,
        text: page.text,
        pictured: page,
        structuredData: (data) => ({ '@type': 'Article', ...articleData(page.title, data) }),
      })}
    </RecordPage>
  );
}
