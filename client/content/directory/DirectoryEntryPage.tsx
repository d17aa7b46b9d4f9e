import { ContentPage } from '../ContentPage.tsx';
import { contentPageHandle, useContentPageVariables } from '../contentPageHandle.ts';
import { RecordPicture } from '../RecordPicture.tsx';
import { DirectoryContact } from './DirectoryContact.tsx';
import {
  DirectoryEntryPageDocument,
  useDirectoryEntryPageQuery,
} from './DirectoryEntryPage.generated.ts';
import { directoryKind } from './kind.ts';
import { useDirectoryMessages } from './messages.ts';

export const handle = contentPageHandle(directoryKind, DirectoryEntryPageDocument, [
  useDirectoryMessages,
]);

/** One business: its picture, what it offers and how to reach it. */
export function Component() {
  const words = useDirectoryMessages();
  const query = useDirectoryEntryPageQuery({ variables: useContentPageVariables() });
  return (
    <ContentPage kind="directory" query={query} list={{ to: '/directory', name: words.listName }}>
      {(entry) => ({
        title: entry.name,
        text: entry.description,
        facts: `${entry.location}.`,
        preview: entry.image.previewUrl,
        media: <RecordPicture picture={entry.image} title={entry.name} />,
        aside: <DirectoryContact entry={entry} />,
      })}
    </ContentPage>
  );
}
