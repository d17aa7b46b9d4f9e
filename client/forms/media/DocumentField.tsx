import { useController } from 'react-hook-form';
import { documentRule, type MediaChoice } from '../../media/mediaRule.ts';
import { DocumentPicker } from '../../ui/field/DocumentPicker.tsx';
import { LibraryChoice } from './LibraryChoice.tsx';
import type { RecordFormState } from '../recordFormState.ts';
import { useUploadLimits } from './useUploadLimits.ts';
import { isMedia } from '../values.ts';

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
  const { value } = field;
  if (!isMedia(value)) throw new Error(`The field ${name} holds no file.`);
  const change = (choice: MediaChoice) => form.change(name, choice);
  return (
    <div>
      <DocumentPicker
        label={texts.label}
        error={texts.error}
        limit={limits?.document ?? null}
        value={value}
        onChange={change}
      />
      <LibraryChoice label={texts.label} types={['DOCUMENT']} value={value} onChange={change} />
    </div>
  );
}

/** The unchanged form value of a record's document. */
export function storedDocument(
  document: { url: string; bytes: number; version: string } | null,
): MediaChoice {
  if (!document) return { file: null, keep: false, present: null };
  const { url: address, bytes, version } = document;
  // A new document has the same address; the version distinguishes the files.
  const url = `${address}?v=${version}`;
  const present = { url, isVideo: false, poster: null, document: { bytes, address } };
  return { file: null, keep: true, present };
}

/** The rule of a document field, with the upload limit after it is loaded. */
export function useDocumentRule() {
  return documentRule(useUploadLimits()?.document ?? null);
}
