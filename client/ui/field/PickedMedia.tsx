import type { ReactNode } from 'react';
import { identityOf } from '../../media/identityOf.ts';
import type { CopiedVideo, PresentMedia } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Icon } from '../Icon.tsx';
import { SelectedMedia, ShownMedia } from './MediaPreview.tsx';

interface PickedMediaProps {
  /** The selected file. */
  file: File | null;
  /** The video to copy, if there is no file. */
  copied: CopiedVideo | null;
  /** The saved media, if no other is selected. */
  present: PresentMedia | null;
  onRemoveFile: () => void;
  /** Absent if the record requires media. */
  onRemovePresent: (() => void) | undefined;
  /** Shown in place of the preview of a selected file. */
  editor?: ReactNode;
}

/** The media in a picker: a preview, a name and a button to remove it. */
export function PickedMedia(props: PickedMediaProps) {
  const { file, copied, onRemoveFile, onRemovePresent, editor } = props;
  const { media } = useAdminMessages().adminForms;
  const present = copied?.video ?? props.present;
  return (
    <>
      {(file ?? present) && (
        <div className="relative mb-3 min-h-15 w-fit max-w-full min-w-15">
          {file && editor}
          {file
            ? !editor && <SelectedMedia key={identityOf(file)} file={file} />
            : present && <ShownMedia key={present.url} {...present} />}
          {file ? (
            <RemoveButton name={media.remove(file.name)} onClick={onRemoveFile} />
          ) : copied ? (
            <RemoveButton name={media.removeVideo} onClick={onRemoveFile} />
          ) : (
            onRemovePresent && <RemoveButton name={media.removePresent} onClick={onRemovePresent} />
          )}
        </div>
      )}
      <p role="status" className="font-semibold not-empty:mb-4">
        {file
          ? media.chosen(file.name, sizeOf(file, media))
          : present && (copied ? media.copied : media.present)}
      </p>
    </>
  );
}

/** A stored document: its size, and its permanent address. */
export function PresentDocument({
  document: { bytes, address },
}: {
  document: NonNullable<PresentMedia['document']>;
}) {
  const { adminForms, documents: words } = useAdminMessages();
  const url = new URL(address, window.location.href).href;
  return (
    <div className="mb-4">
      <p className="font-semibold">{words.size(sizeOf({ size: bytes }, adminForms.media))}</p>
      <p className="text-muted">
        {words.address}{' '}
        <a href={address} className="wrap-anywhere underline underline-offset-4">
          {url}
        </a>
      </p>
    </div>
  );
}

/** A round button at the corner of the preview. */
function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="absolute end-2 top-2 grid size-11 cursor-pointer place-items-center rounded-full border border-control bg-surface text-ink hover:bg-ink hover:text-paper"
    >
      <Icon name="close" />
    </button>
  );
}

interface SizeWords {
  kilobytes: (size: string) => string;
  megabytes: (size: string) => string;
}

/** Formats the size of a file. */
export function sizeOf({ size }: Pick<File, 'size'>, words: SizeWords): string {
  return size < 1_000_000
    ? words.kilobytes(String(Math.ceil(size / 1000)))
    : words.megabytes((size / 1_000_000).toFixed(1));
}
