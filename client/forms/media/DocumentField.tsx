import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { inMegabytes, type MediaChoice } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { FileChooser } from '../../ui/field/FileChooser.tsx';
import { PresentDocument, sizeOf } from '../../ui/field/PickedMedia.tsx';
import type { RecordFormState } from '../recordFormState.ts';
import { isMedia } from '../values.ts';
import { LibraryChoice } from './LibraryChoice.tsx';
import { useUploadLimits } from './useUploadLimits.ts';

interface DocumentFieldProps {
  form: RecordFormState;
  /** The field's name in the form and in the API. */
  name: string;
  texts: { label: string; error?: string | undefined };
}

/** The PDF of a record: selected by a button, by drag and drop, or from the library. */
export function DocumentField({ form, name, texts }: DocumentFieldProps) {
  const { adminForms, documents: words } = useAdminMessages();
  const { media } = adminForms;
  const limit = useUploadLimits()?.document ?? null;
  const browse = useRef<HTMLButtonElement>(null);
  const { value } = useController({ control: form.control, name }).field;
  if (!isMedia(value)) throw new Error(`The field ${name} holds no file.`);
  const { file, keep, present } = value;
  const isRemoved = !file && !keep && present !== null;

  const choose = (choice: Partial<MediaChoice>) => form.change(name, { ...value, ...choice });
  function change(choice: Partial<MediaChoice>) {
    choose(choice);
    // The pressed button has been removed.
    browse.current?.focus();
  }

  return (
    <div>
      <FileChooser
        label={texts.label}
        error={texts.error}
        accept="application/pdf,.pdf"
        hint={words.types(limit === null ? null : inMegabytes(limit))}
        browse={browse}
        onFiles={([chosen = null]) => choose({ file: chosen })}
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
      <LibraryChoice label={texts.label} types={['DOCUMENT']} value={value} onChange={choose} />
    </div>
  );
}
