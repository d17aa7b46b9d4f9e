import { useController } from 'react-hook-form';
import { DocumentPicker } from '../ui/DocumentPicker.tsx';
import type { RecordFormState } from './recordFormState.ts';
import { useUploadLimits } from './useUploadLimits.ts';
import { isMedia } from './values.ts';

interface DocumentFieldProps {
  form: RecordFormState;
  /** The field's name in the form and in the API. */
  name: string;
  texts: { label: string; error?: string | undefined };
}

/** The document of a record. */
export function DocumentField({ form, name, texts }: DocumentFieldProps) {
  const limits = useUploadLimits();
  const { field } = useController({ control: form.control, name });
  if (!isMedia(field.value)) throw new Error(`The field ${name} holds no file.`);
  return (
    <DocumentPicker
      label={texts.label}
      error={texts.error}
      limit={limits?.document ?? null}
      value={field.value}
      onChange={(choice) => form.change(name, choice)}
    />
  );
}
