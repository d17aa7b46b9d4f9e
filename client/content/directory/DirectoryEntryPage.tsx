import { RecordPage } from '../RecordPage.tsx';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { DirectoryContact } from './DirectoryContact.tsx';
import {
  DirectoryEntryPageDocument,
  useDirectoryEntryPageQuery,
} from './DirectoryEntryPage.generated.ts';
import { directoryKind } from './kind.ts';
import { useDirectoryMessages } from './messages.ts';

export const handle = recordPageHandle(directoryKind, DirectoryEntryPageDocument, [
  useDirectoryMessages,
]);

/** The page of a business: its picture, its description and its contact details. */
export function Component() {
  const words = useDirectoryMessages();
  const query = useDirectoryEntryPageQuery(useRecordPageOptions());
  return (
    <RecordPage kind="directory" query={query} list={{ to: '/directory', name: words.listName }}>
      {(entry) => ({
        title: entry.name,
        text: entry.description.join('\n'),
        facts: [entry.location],
        pictured: entry,
        details: <DirectoryContact entry={entry} />,
        structuredData: ({ thing }) => ({
          '@type': 'LocalBusiness',
          ...thing,
          name: entry.name,
          address: { '@type': 'PostalAddress', streetAddress: entry.location },
          hasMap: entry.mapLink,
          ...(entry.socialMediaPlatformLinks.length > 0 && {
            sameAs: entry.socialMediaPlatformLinks,
          }),
          ...(entry.telephone && { telephone: entry.telephone }),
          ...(entry.website && { url: entry.website, mainEntityOfPage: thing.url }),
        }),
      })}
    </RecordPage>
  );
}
