import { type FocusEvent, useId, useRef } from 'react';
import type { MediaKind } from '../../api/media/picture.rules.ts';
import { inMegabytes, type MediaChoice, type MediaSizeLimits } from '../media/mediaRule.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { quietButton } from './buttonStyle.ts';
import { FieldError } from './FieldError.tsx';
import { errorId, hintId } from './fieldParts.ts';
import { PickedMedia } from './PickedMedia.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { usePreparedPicture } from './usePreparedPicture.ts';

interface MediaPickerProps {
  label: string;
  error: string | undefined;
  required: boolean;
  kinds: readonly MediaKind[];
  /** How large files may be; null while that is not known. */
  limits: MediaSizeLimits | null;
  value: MediaChoice;
  onChange: (choice: MediaChoice) => void;
  /** When the focus goes elsewhere. */
  onLeave: () => void;
}

/** Chooses a picture or video, by a button or by dropping it (docs/product.md, section 6.6). */
export function MediaPicker(props: MediaPickerProps) {
  const { label, required, kinds, limits, value, onChange, onLeave } = props;
  const { ui } = useMessages();
  const { media } = useAdminMessages().adminForms;
  const id = useId();
  const browse = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { file, keep, present } = value;
  const shown = keep ? present : null;

  const isPreparing = usePreparedPicture(file, limits?.image ?? null, (prepared) =>
    onChange({ ...value, file: prepared }),
  );
  // It may be about the file as it was chosen.
  const error = isPreparing ? undefined : props.error;
  const { isOver, handlers } = useFileDrop((dropped) => {
    // While the form is sent its fields rest.
    if (!browse.current?.matches(':disabled')) onChange({ ...value, file: dropped });
  });

  function change(choice: MediaChoice) {
    onChange(choice);
    // The button that was pressed is gone.
    browse.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // The focus that the browser's own window for choosing takes comes back to the same button.
    const isInside = [relatedTarget, document.activeElement].some((at) =>
      currentTarget.contains(at),
    );
    if (!isInside) onLeave();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} onBlur={onBlur}>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {label}
        {required && (
          <>
            <span aria-hidden="true" className="ml-1 text-red">
              {ui.requiredMark}
            </span>
            <span className="sr-only"> ({ui.requiredName})</span>
          </>
        )}
      </p>
      <div
        {...handlers}
        className={`rounded-md border-2 border-dashed p-4 sm:p-6 ${
          isOver ? 'border-green bg-surface' : error ? 'border-red' : 'border-control'
        }`}
      >
        <PickedMedia
          file={file}
          present={shown}
          onRemoveFile={() => change({ ...value, file: null })}
          onRemovePresent={
            required ? undefined : () => change({ ...value, file: null, keep: false })
          }
        />
        <p role="status" className="text-muted not-empty:mb-4">
          {isPreparing && media.preparing}
        </p>
        {!file && !keep && present && (
          <p role="status" className="mb-4 font-semibold">
            {media.removed}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <span className="text-muted">
            {kinds.includes('video') ? media.drop.both : media.drop.image}
          </span>
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
          {!file && !keep && present && (
            <button
              type="button"
              onClick={() => change({ ...value, file: null, keep: true })}
              className={quietButton}
            >
              {media.keepPresent}
            </button>
          )}
        </div>
        {/* Its own button cannot be styled; the one above presses it. */}
        <input
          ref={input}
          type="file"
          aria-label={label}
          accept={kinds.map((kind) => `${kind}/*`).join(',')}
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
        {kinds.map((kind) => media.types[kind](limits && inMegabytes(limits[kind]))).join(' ')}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
