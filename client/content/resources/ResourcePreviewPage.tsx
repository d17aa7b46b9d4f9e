import { Head } from '../../layout/head/Head.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { pageHeading } from '../../ui/headingStyle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { useRecordPageMessages } from '../recordPageMessages.ts';
import { resourceKind } from './kind.ts';
import { useResourceMessages } from './messages.ts';
import { ResourcePreviewDocument, useResourcePreviewQuery } from './ResourcePreview.generated.ts';
import { UnpublishedResource } from './ResourcePreview.tsx';

export const handle = recordPageHandle(resourceKind, ResourcePreviewDocument, [
  useResourceMessages,
]);

/** A resource behind a preview link, before visitors can see it on the resources page. */
export function Component() {
  const words = useRecordPageMessages();
  const { heading } = useResourceMessages();
  const query = useResourcePreviewQuery(useRecordPageOptions());
  return (
    <QueryResult query={query}>
      {({ record }) => {
        if (!record) return <NotFound />;
        const description = record.description.join(' ');
        return (
          <>
            <Head page={{ title: words.title(record.title), description }} indexedIn={[]} />
            <h1 className={`${pageHeading} mx-auto mt-10 mb-6 max-w-6xl px-4 sm:px-6`}>
              {heading}
            </h1>
            <UnpublishedResource resource={record} />
          </>
        );
      }}
    </QueryResult>
  );
}
