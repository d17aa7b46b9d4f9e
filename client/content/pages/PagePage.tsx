import { articleData } from '../recordData.ts';
import { RecordPage } from '../RecordPage.tsx';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { useRecordPageMessages } from '../recordPageMessages.ts';
import { RecordPicture } from '../RecordPicture.tsx';
import { pageKind } from './kind.ts';
import { PagePageDocument, usePagePageQuery } from './PagePage.generated.ts';

export const handle = recordPageHandle(pageKind, PagePageDocument, []);

/** A page that volunteers have added. No page lists them, so Home is above it. */
export function Component() {
  const { home } = useRecordPageMessages();
  const query = usePagePageQuery(useRecordPageOptions());
  return (
    <RecordPage kind="page" query={query} list={{ to: '/', name: home }}>
      {({ title, text, image }) => ({
        title,
        text,
        preview: image,
        media: <RecordPicture picture={image} title={title} />,
        structuredData: (data) => ({ '@type': 'Article', ...articleData(title, data) }),
      })}
    </RecordPage>
  );
}
