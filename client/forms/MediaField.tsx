import { useController } from 'react-hook-form';
import type { MediaKind } from '../media/mediaRule.ts';
import type { FieldTexts } from '../ui/fieldParts.ts';
import { MediaPicker, type PresentMedia } from '../ui/MediaPicker.tsx';
import type { RecordFormState } from './useRecordForm.ts';
import { isMedia } from './values.ts';

interface MediaFieldProps {
  form: RecordFormState;
  /** The field's name in the form and in the API. */
  name: string;
  texts: FieldTexts & { required: boolean };
  kinds: readonly MediaKind[];
  /** What the record shows at present. */
  present: PresentMedia | null;
}

/** The picture or video of a record. */
export function MediaField({ form, name, texts, kinds, present }: MediaFieldProps) {
  const { field } = useController({ control: form.control, name });
  if (!isMedia(field.value)) throw new Error(`The field ${name} holds no file.`);
  return (
    <MediaPicker
      label={texts.label}
      hint={texts.hint}
      error={texts.error}
      required={texts.required}
      kinds={kinds}
      present={present}
      value={field.value}
      onChange={(choice) => form.change(name, choice)}
      onLeave={field.onBlur}
    />
  );
}
