import { useController } from 'react-hook-form';
import type { MediaKind } from '../../../api/shared/media/picture.rules.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { MediaPicker, type MediaPickerProps } from '../../ui/field/MediaPicker.tsx';
import type { RecordFormState } from '../recordFormState.ts';
import type { PictureDescription } from './mediaLibrary.ts';
import { LibraryChoice } from './LibraryChoice.tsx';
import { useUploadLimits } from './useUploadLimits.ts';
import { isMedia } from '../values.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type DrawingName, drawingNames, drawings, fileOfDrawing } from '../../media/drawings.ts';
import { keepFocusInSight } from '../../ui/keepFocusInSight.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';

interface MediaFieldProps {
  form: RecordFormState;
  /** The field's name in the form and in the API. */
  name: string;
  texts: { label: string; required: boolean; error?: string | undefined };
  kinds: readonly MediaKind[];
  /** Whether the saved file can be removed; by default, if the field is not required. */
  isRemovable?: boolean;
  /** Edits a picture before it is sent. */
  editor?: MediaPickerProps['editor'];
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

/** The picture or video of a record. */
export function MediaField(props: MediaFieldProps) {
  const { form, name, texts, kinds, editor, hasDrawings = true, onChoice } = props;
  const { isRemovable = !texts.required } = props;
  const limits = useUploadLimits();
  const { field } = useController({ control: form.control, name });
  const { value } = field;
  if (!isMedia(value)) throw new Error(`The field ${name} holds no file.`);
  const change = (choice: MediaChoice, description: PictureDescription | null) => {
    onChoice?.(value, choice, description);
    form.change(name, choice);
  };
  return (
    <div ref={keepFocusInSight}>
      <MediaPicker
        label={texts.label}
        error={texts.error}
        required={texts.required}
        isRemovable={isRemovable}
        kinds={kinds}
        limits={limits}
        value={value}
        onChange={(choice) => change(choice, null)}
        onLeave={field.onBlur}
        editor={editor}
      />
      <LibraryChoice
        label={texts.label}
        types={kinds.map((kind) => libraryTypes[kind])}
        value={value}
        onChange={change}
      />
      {hasDrawings && (
        <DrawingChoice
          label={texts.label}
          value={value}
          onChange={(choice) => change(choice, ornament)}
        />
      )}
    </div>
  );
}

interface DrawingChoiceProps {
  /** The label of the field. */
  label: string;
  value: MediaChoice;
  onChange: (choice: MediaChoice) => void;
}

/**
 * Selects a drawing instead of a photo. It then becomes a normal file, so that the code for
 * pictures needs no special case.
 */
function DrawingChoice({ label, value, onChange }: DrawingChoiceProps) {
  const words = useAdminMessages().drawings;
  const group = useId();
  const [chosen, setChosen] = useState<{ name: DrawingName; file: File } | null>(null);
  /** The drawing that is being loaded. */
  const [wanted, setWanted] = useState<DrawingName | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isShown = chosen !== null && chosen.file === value.file;
  const selected = wanted ?? (isShown ? chosen.name : null);

  const finish = useEffectEvent((name: DrawingName, file: File) => {
    setWanted(null);
    setChosen({ name, file });
    onChange({ ...value, file, copied: null });
  });
  useEffect(() => {
    if (!wanted) return;
    // Arrow keys may move to the next drawing in the meantime.
    let isOver = false;
    fileOfDrawing(wanted)
      .then((file) => {
        if (!isOver) finish(wanted, file);
      })
      .catch(() => {
        if (isOver) return;
        setWanted(null);
        setFailed(true);
      });
    return () => {
      isOver = true;
    };
  }, [wanted]);

  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.open}</summary>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 pt-2">
        <legend className="sr-only">{words.legend(label)}</legend>
        {drawingNames.map((name) => (
          <label
            key={name}
            className="flex cursor-pointer flex-col rounded-md border-2 border-line bg-surface has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <img
              src={drawings[name]}
              alt=""
              width={1800}
              height={1200}
              loading="lazy"
              className="block h-auto w-full rounded-t-sm"
            />
            <span className="flex min-h-11 items-center gap-2 px-2 py-1.5 text-sm">
              <input
                type="radio"
                name={group}
                checked={selected === name}
                onChange={() => {
                  setFailed(false);
                  setWanted(name);
                }}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              {words.names[name]}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="font-semibold text-red not-empty:mt-2">
        {hasFailed && words.failed}
      </p>
    </details>
  );
}
