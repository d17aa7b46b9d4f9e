import { useId, useRef } from 'react';
import { inMegabytes, type MediaChoice, type PresentMedia } from '../media/mediaRule.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { quietButton } from './buttonStyle.ts';
import { FieldError } from './FieldError.tsx';
import { errorId, hintId } from './fieldParts.ts';
import { sizeOf } from './PickedMedia.tsx';
import { useFileDrop } from './useFileDrop.ts';

interface DocumentPickerProps {
  label: string;
  error: string | undefined;
  /** How large a document may be, in bytes; null while that is not known. */
  limit: number | null;
  value: MediaChoice;
  onChange: (choice: MediaChoice) => void;
}

/** Chooses a PDF, by a button or by dropping it; a record can do without. */
export function DocumentPicker({ label, error, limit, value, onChange }: DocumentPickerProps) {
  const { adminForms, documents: words } = useAdminMessages();
  const { media } = adminForms;
  const id = useId();
  const browse = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { file, keep, present } = value;
  const isRemoved = !file && !keep && present !== null;
  const { isOver, handlers } = useFileDrop((dropped) => {
    // While the form is sent its fields rest.
    if (!browse.current?.matches(':disabled')) onChange({ ...value, file: dropped });
  });

  function change(choice: Partial<MediaChoice>) {
    onChange({ ...value, ...choice });
    // The button that was pressed is gone.
    browse.current?.focus();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {label}
      </p>
      <div
        {...handlers}
        className={`rounded-md border-2 border-dashed p-4 sm:p-6 ${
          isOver ? 'border-green bg-surface' : error ? 'border-red' : 'border-control'
        }`}
      >
        {!file && keep && present?.document && <PresentDocument document={present.document} />}
        <p role="status" className="font-semibold wrap-anywhere not-empty:mb-4">
          {file && media.chosen(file.name, sizeOf(file, media))}
          {isRemoved && words.removed}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <button
            ref={browse}
            type="button"
            aria-label={media.browseName(label)}
            aria-describedby={[error && errorId(id), hintId(id)].filter(Boolean).join(' ')}
            data-invalid={error ? true : undefined}
            onClick={() => input.current?.click()}
            className={quietButton}
          >
            {media.browse}
          </button>
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
        </div>
        {/* Its own button cannot be styled; the one above presses it. */}
        <input
          ref={input}
          type="file"
          aria-label={label}
          accept="application/pdf,.pdf"
          hidden
          tabIndex={-1}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChange({ ...value, file: chosen });
            // So that the same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </div>
      <p id={hintId(id)} className="mt-1.5 text-sm text-muted">
        {words.types(limit === null ? null : inMegabytes(limit))}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A document that is stored: its size, and the address under which it can be linked to. */
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
