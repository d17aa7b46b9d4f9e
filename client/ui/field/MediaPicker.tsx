import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { MediaKind } from '../../../api/shared/media/picture.rules.ts';
import {
  inMegabytes,
  kindOf,
  type MediaChoice,
  type MediaSizeLimits,
} from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../buttonStyle.ts';
import { FileChooser } from './FileChooser.tsx';
import { PickedMedia } from './PickedMedia.tsx';
import { needsPreparing, preparePicture } from '../../media/preparePicture.ts';

export interface MediaPickerProps {
  label: string;
  error: string | undefined;
  required: boolean;
  /** Whether the saved file can be removed. */
  isRemovable: boolean;
  kinds: readonly MediaKind[];
  /** The maximum sizes of files; null while they are unknown. */
  limits: MediaSizeLimits | null;
  value: MediaChoice;
  onChange: (choice: MediaChoice) => void;
  /** Called when the focus leaves the field. */
  onLeave: () => void;
  /** Edits a picture before it is sent, and returns the edited file. */
  editor?: ((source: File, onEdited: (edited: File) => void) => ReactNode) | undefined;
}

/** Only on touch screens: other devices ignore `capture`. */
export const onTouchScreens = 'not-pointer-coarse:hidden';
/** Drag and drop does not work on touch screens. */
const onOtherScreens = 'pointer-coarse:hidden';

/**
 * Selects a picture or video, by a button, with the camera or by drag and drop (docs/product/fields.md,
 * section 6.6).
 */
export function MediaPicker(props: MediaPickerProps) {
  const { label, required, isRemovable, kinds, limits, value, onChange, onLeave, editor } = props;
  const { admin, adminForms } = useAdminMessages();
  const { media } = adminForms;
  const browse = useRef<HTMLButtonElement>(null);
  const { file, copied = null, keep, present } = value;
  const shown = keep ? present : null;
  const choose = (chosen: File | undefined) =>
    chosen && onChange({ ...value, file: chosen, copied: null });

  const [edited, setEdited] = useState<{ source: File; file: File } | null>(null);
  // An edited file is edited again from its source.
  const source = file && file === edited?.file ? edited.source : file;
  function finishEditing(result: File) {
    if (!source) return;
    setEdited({ source, file: result });
    choose(result);
  }

  const isPreparing = usePreparedPicture(file, limits?.image ?? null, choose);
  // The error may be about the file before it was prepared.
  const error = isPreparing ? undefined : props.error;

  function change(choice: MediaChoice) {
    onChange(choice);
    // The pressed button has been removed.
    browse.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // After the file dialog of the browser, the focus returns to the same button.
    const isInside = [relatedTarget, document.activeElement].some((at) =>
      currentTarget.contains(at),
    );
    if (!isInside) onLeave();
  }

  const isRemoved = !file && !copied && !keep && present !== null;
  return (
    <div onBlur={onBlur}>
      <FileChooser
        label={label}
        required={required}
        error={error}
        accept={kinds.map((kind) => `${kind}/*`).join(',')}
        hint={kinds.map((kind) => media.types[kind](limits && inMegabytes(limits[kind]))).join(' ')}
        browse={browse}
        onFiles={([chosen]) => choose(chosen)}
        lead={
          <span className={`text-muted ${onOtherScreens}`}>
            {kinds.includes('video') ? media.drop.both : media.drop.image}
          </span>
        }
        camera={{
          label: media.takePhoto,
          name: admin.named(media.takePhoto, label),
          className: onTouchScreens,
        }}
        buttons={
          isRemoved && (
            <button
              type="button"
              onClick={() => change({ ...value, file: null, keep: true })}
              className={quietButton}
            >
              {media.keepPresent}
            </button>
          )
        }
      >
        <PickedMedia
          file={file}
          copied={copied}
          present={shown}
          editor={source && !isPreparing && editor?.(source, finishEditing)}
          onRemoveFile={() => change({ ...value, file: null, copied: null })}
          onRemovePresent={
            isRemovable ? () => change({ ...value, file: null, keep: false }) : undefined
          }
        />
        <p role="status" className="text-muted not-empty:mb-4">
          {isPreparing && media.preparing}
        </p>
        {isRemoved && (
          <p role="status" className="mb-4 font-semibold">
            {media.removed}
          </p>
        )}
      </FileChooser>
    </div>
  );
}

/**
 * Converts a selected picture to one that the server accepts.
 * @param limit in bytes; null while it is unknown
 * @param onPrepared called with the file that replaces the selected one, unless another was
 * selected
 * @returns whether it is in progress
 */
function usePreparedPicture(
  file: File | null,
  limit: number | null,
  onPrepared: (prepared: File) => void,
): boolean {
  const [tried, setTried] = useState<{ file: File; limit: number | null } | null>(null);
  const finish = useEffectEvent((chosen: File, prepared: File) => {
    setTried({ file: chosen, limit });
    if (prepared !== chosen) onPrepared(prepared);
  });
  const waiting = file && (file !== tried?.file || limit !== tried.limit) ? file : null;

  useEffect(() => {
    if (!waiting) return;
    let isOver = false;
    void preparePicture(waiting, limit).then((prepared) => {
      if (!isOver) finish(waiting, prepared);
    });
    return () => {
      isOver = true;
    };
  }, [waiting, limit]);

  // Usually the content only confirms the type, which is too fast for a message.
  return waiting !== null && (kindOf(waiting) === null || needsPreparing(waiting, limit));
}
