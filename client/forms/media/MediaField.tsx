import { useController } from 'react-hook-form';
import type { MediaKind } from '../../../api/shared/media/picture.rules.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { MediaPicker, type MediaPickerProps } from '../../ui/field/MediaPicker.tsx';
import type { RecordFormState } from '../recordFormState.ts';
import { DrawingChoice } from './DrawingChoice.tsx';
import type { PictureDescription } from './mediaLibrary.ts';
import { LibraryChoice } from './LibraryChoice.tsx';
import { useUploadLimits } from './useUploadLimits.ts';
import { isMedia } from '../values.ts';

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
    <div>
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
