import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteDraft, saveDraft } from './drafts.ts';
import { type FormValues, isMedia } from './values.ts';

interface DeletedRecordOptions {
  /** The key of the form's draft, and that of a form by its path. */
  key: string;
  keyOf: (path: string) => string;
  /** What is typed, at this moment. */
  getValues: () => FormValues;
  /** Of the record; null while it is new. */
  id: string | null;
  /** Restores the record; resolves to whether it is there again. */
  restore: ((id: string) => Promise<boolean>) | undefined;
  /** Where a record is created; null where there is only one. */
  addPath: string | null;
  /** Called when the record is there again. */
  onRestored: () => void;
}

/** How a form goes on whose record somebody else has deleted. */
export function useDeletedRecord(options: DeletedRecordOptions) {
  const { key, keyOf, getValues, id, restore, addPath, onRestored } = options;
  const navigate = useNavigate();
  const [isDeleted, setIsDeleted] = useState(false);
  return {
    isDeleted,
    noteDeletion: () => setIsDeleted(true),
    restore:
      restore && id !== null
        ? async () => {
            if (!(await restore(id))) return;
            setIsDeleted(false);
            onRestored();
          }
        : null,
    addAnew:
      addPath === null
        ? null
        : () => {
            saveDraft(keyOf(addPath), {
              values: withoutStoredFiles(getValues()),
              base: null,
              sent: null,
            });
            deleteDraft(key);
            void navigate(addPath);
          },
  };
}

/** The files of a record that was deleted are not there for another one. */
function withoutStoredFiles(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isMedia(value) ? { ...value, present: null } : value,
    ]),
  );
}
