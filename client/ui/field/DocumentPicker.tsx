import { useRef } from 'react';
import { inMegabytes, type MediaChoice, type PresentMedia } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../buttonStyle.ts';
import { FileChooser } from './FileChooser.tsx';
import { sizeOf } from './PickedMedia.tsx';

interface DocumentPickerProps {
  label: string;
  error: string | undefined;
  /** The maximum size of a document, in bytes; null while it is unknown. */
  limit: number | null;
  value: MediaChoice;
  onChange: (choice: MediaChoice) => void;
}

/** Selects a PDF, by a button or by drag and drop; it is optional. */
export function DocumentPicker({ label, error, limit, value, onChange }: DocumentPickerProps) {
  const { adminForms, documents: words } = useAdminMessages();
  const { media } = adminForms;
  const browse = useRef<HTMLButtonElement>(null);
  const { file, keep, present } = value;
  const isRemoved = !file && !keep && present !== null;

  function change(choice: Partial<MediaChoice>) {
    onChange({ ...value, ...choice });
    // The pressed button has been removed.
    browse.current?.focus();
  }

  return (
    <FileChooser
      label={label}
      error={error}
      accept="application/pdf,.pdf"
      hint={words.types(limit === null ? null : inMegabytes(limit))}
      browse={browse}
      onFiles={([file = null]) => onChange({ ...value, file })}
      buttons={
        <>
          {file && (
            <button
              type="button"
              onClick={() => change({ file: null })}
              className={`${quietButton} max-w-full wrap-anywhere`}
            >
              {media.remove(file.name)}
            </button>
          )}
          {!file && keep && present && (
            <button type="button" onClick={() => change({ keep: false })} className={quietButton}>
              {words.remove}
            </button>
          )}
          {isRemoved && (
            <button type="button" onClick={() => change({ keep: true })} className={quietButton}>
              {words.keep}
            </button>
          )}
        </>
      }
    >
      {!file && keep && present?.document && <PresentDocument document={present.document} />}
      <p role="status" className="font-semibold wrap-anywhere not-empty:mb-4">
        {file && media.chosen(file.name, sizeOf(file, media))}
        {isRemoved && words.removed}
      </p>
    </FileChooser>
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
