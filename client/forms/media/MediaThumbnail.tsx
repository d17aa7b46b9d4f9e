import type { PresentMedia } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { PresentDocument } from '../../ui/field/DocumentPicker.tsx';
import { Icon } from '../../ui/Icon.tsx';

/**
 * A thumbnail of the picture or video that another admin saved; a video shows its poster with a
 * mark.
 */
export function MediaThumbnail({ media: present }: { media: PresentMedia }) {
  const { url, isVideo, poster, document } = present;
  const { conflict: words } = useAdminMessages().adminForms;
  if (document) return <PresentDocument document={document} />;
  const picture = isVideo ? poster : url;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-3">
      {picture && (
        <img
          src={picture}
          alt={isVideo ? words.video : words.picture}
          className="block max-h-32 max-w-full rounded-sm bg-line"
        />
      )}
      {isVideo && (
        <span className="inline-flex items-center gap-2">
          <Icon name="play" />
          {words.isVideo}
        </span>
      )}
    </span>
  );
}
