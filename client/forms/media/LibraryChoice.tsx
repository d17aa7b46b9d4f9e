import { use } from 'react';
import type { MediaType } from '../../graphql/schemaTypes.generated.ts';
import { fileFrom } from '../../media/fileFrom.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type LibraryFile, MediaLibraryContext, type PictureDescription } from './mediaLibrary.ts';

interface LibraryChoiceProps {
  /** The label of the field. */
  label: string;
  types: readonly MediaType[];
  value: MediaChoice;
  onChange: (choice: MediaChoice, description: PictureDescription | null) => void;
}

/**
 * Selects a file of another record. A picture or document becomes a normal file, which can be cropped and is sent with
 * the form. The server copies a video: a phone would need minutes to load and send it.
 */
export function LibraryChoice({ label, types, value, onChange }: LibraryChoiceProps) {
  const { admin, mediaLibrary: words } = useAdminMessages();
  const open = use(MediaLibraryContext);
  if (!open) return null;
  const isDocument = types.includes('DOCUMENT');
  const heading = words.open[isDocument ? 'document' : types.includes('VIDEO') ? 'both' : 'image'];

  async function copy(chosen: LibraryFile) {
    const { type, recordId, url, picture } = chosen;
    const description = descriptionOf(chosen);
    if (type === 'VIDEO') {
      const video = { url, isVideo: true, poster: picture?.url ?? null };
      onChange({ ...value, file: null, copied: { recordId, video } }, description);
    } else {
      onChange({ ...value, file: await fileFrom(url), copied: null }, description);
    }
  }

  return (
    <button
      type="button"
      aria-label={admin.named(heading, label)}
      aria-haspopup="dialog"
      onClick={() => open({ heading, types, onChoose: copy })}
      className="mt-2 block min-h-11 cursor-pointer py-2.5 text-start font-semibold underline decoration-1 underline-offset-4"
    >
      {heading}
    </button>
  );
}

const descriptionOf = ({ picture, descriptions }: LibraryFile): PictureDescription | null =>
  picture && {
    descriptions,
    isOrnament: picture.alt === '',
    focusX: picture.focusX,
    focusY: picture.focusY,
  };
