import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { TranslatedKindName, translatedKindOf } from '../translation/translatedKinds.tsx';
import type { MediaLibraryItem_ItemFragment } from './MediaLibrary.generated.ts';

interface MediaLibraryItemProps {
  item: MediaLibraryItem_ItemFragment;
  /** Whether another file is being copied. */
  isResting: boolean;
  onChoose: () => void;
}

/** A file to select, above the title of its record. */
export function MediaLibraryItem({ item, isResting, onChoose }: MediaLibraryItemProps) {
  const { mediaLibrary: words } = useAdminMessages();
  const { type, title, picture } = item;
  const kind = translatedKindOf(item);
  const mark = { IMAGE: null, VIDEO: words.video, DOCUMENT: words.document }[type];
  return (
    <button
      type="button"
      // A disabled button would lose the keyboard focus.
      aria-disabled={isResting}
      onClick={onChoose}
      className="flex min-h-11 w-full cursor-pointer flex-col rounded-md border-2 border-line bg-surface text-start hover:border-ink aria-disabled:cursor-progress"
    >
      {picture ? (
        <SizedImage
          picture={picture}
          sizes="12rem"
          className="block aspect-3/2 w-full rounded-t-sm bg-line object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-3/2 w-full place-items-center rounded-t-sm bg-line text-lg font-semibold text-muted"
        >
          {mark}
        </span>
      )}
      <span className="flex flex-col gap-0.5 p-2 text-sm wrap-anywhere">
        <span className="font-semibold">
          <MultilingualText text={title} />
        </span>
        <span className="text-muted">
          {kind && <TranslatedKindName kind={kind}>{(name) => name}</TranslatedKindName>}
          {mark && ` · ${mark}`}
        </span>
      </span>
    </button>
  );
}
