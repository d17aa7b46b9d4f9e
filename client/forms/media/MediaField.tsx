import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useController } from 'react-hook-form';
import type { MediaKind } from '../../../api/shared/media/picture.rules.ts';
import { inMegabytes, kindOf, type MediaChoice } from '../../media/mediaRule.ts';
import { trackPicture } from '../../media/picturesReady.ts';
import { needsPreparing, preparePicture } from '../../media/preparePicture.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { FileChooser } from '../../ui/field/FileChooser.tsx';
import { PickedMedia } from '../../ui/field/PickedMedia.tsx';
import { keepFocusInSight } from '../../ui/keepFocusInSight.ts';
import type { RecordFormState } from '../recordFormState.ts';
import { isMedia } from '../values.ts';
import { DrawingChoice } from './DrawingChoice.tsx';
import { LibraryChoice } from './LibraryChoice.tsx';
import type { PictureDescription } from './mediaLibrary.ts';
import { useUploadLimits } from './useUploadLimits.ts';

interface MediaFieldProps {
  form: RecordFormState;
  /** The field's name in the form and in the API. */
  name: string;
  texts: { label: string; required: boolean; error?: string | undefined };
  kinds: readonly MediaKind[];
  /** Whether the saved file can be removed; by default, if the field is not required. */
  isRemovable?: boolean;
  /** Edits a picture before it is sent, and returns the edited file. */
  editor?: ((source: File, onEdited: (edited: File) => void) => ReactNode) | undefined;
  /** Whether a drawing can be selected instead. */
  hasDrawings?: boolean;
  /**
   * Called with each selected file before the form has it, and with the known details of the
   * picture.
   */
  onChoice?: (
    before: MediaChoice,
    next: MediaChoice,
    description: PictureDescription | null,
  ) => void;
}

/** The names of media types in the API. */
const libraryTypes = { image: 'IMAGE', video: 'VIDEO' } as const;

/** A drawing contains no information that the record does not have. */
const ornament: PictureDescription = {
  isOrnament: true,
  descriptions: [],
  focusX: null,
  focusY: null,
};

/** Only on touch screens: other devices ignore `capture`. */
export const onTouchScreens = 'not-pointer-coarse:hidden';
/** Drag and drop does not work on touch screens. */
const onOtherScreens = 'pointer-coarse:hidden';

/**
 * The picture or video of a record: selected by a button, with the camera, by drag and drop, or from
 * the library (docs/product/fields.md, section 6.6).
 */
export function MediaField(props: MediaFieldProps) {
  const { form, name, texts, kinds, editor, hasDrawings = true, onChoice } = props;
  const { label, required } = texts;
  const { isRemovable = !required } = props;
  const { admin, adminForms } = useAdminMessages();
  const { media } = adminForms;
  const limits = useUploadLimits();
  const browse = useRef<HTMLButtonElement>(null);
  const { field } = useController({ control: form.control, name });
  const { value } = field;
  if (!isMedia(value)) throw new Error(`The field ${name} holds no file.`);
  const { file, copied = null, keep, present } = value;
  const shown = keep ? present : null;

  const choose = (next: MediaChoice, description: PictureDescription | null) => {
    onChoice?.(value, next, description);
    form.change(name, next);
  };
  const chooseFile = (chosen: File | undefined) =>
    chosen && choose({ ...value, file: chosen, copied: null }, null);

  const [edited, setEdited] = useState<{ source: File; file: File } | null>(null);
  // An edited file is edited again from its source.
  const source = file && file === edited?.file ? edited.source : file;
  function finishEditing(result: File) {
    if (!source) return;
    setEdited({ source, file: result });
    chooseFile(result);
  }

  const isPreparing = usePreparedPicture(file, limits?.image ?? null, chooseFile);
  // The error may be about the file before it was prepared.
  const error = isPreparing ? undefined : texts.error;

  function change(choice: MediaChoice) {
    choose(choice, null);
    // The pressed button has been removed.
    browse.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // After the file dialog of the browser, the focus returns to the same button.
    const isInside = [relatedTarget, document.activeElement].some((at) =>
      currentTarget.contains(at),
    );
    if (!isInside) field.onBlur();
  }

  const isRemoved = !file && !copied && !keep && present !== null;
  return (
    <div ref={keepFocusInSight}>
      <div onBlur={onBlur}>
        <FileChooser
          label={label}
          required={required}
          error={error}
          accept={kinds.map((kind) => `${kind}/*`).join(',')}
          hint={kinds
            .map((kind) => media.types[kind](limits && inMegabytes(limits[kind])))
            .join(' ')}
          browse={browse}
          onFiles={([chosen]) => chooseFile(chosen)}
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
      <LibraryChoice
        label={label}
        types={kinds.map((kind) => libraryTypes[kind])}
        value={value}
        onChange={choose}
      />
      {hasDrawings && (
        <DrawingChoice
          label={label}
          value={value}
          onChange={(choice) => choose(choice, ornament)}
        />
      )}
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
    trackPicture(
      preparePicture(waiting, limit).then((prepared) => {
        if (!isOver) finish(waiting, prepared);
      }),
    );
    return () => {
      isOver = true;
    };
  }, [waiting, limit]);

  // Usually the content only confirms the type, which is too fast for a message.
  return waiting !== null && (kindOf(waiting) === null || needsPreparing(waiting, limit));
}
