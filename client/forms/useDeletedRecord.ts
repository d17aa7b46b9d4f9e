import { useState } from 'react';
import { useAddAnew } from './useAddAnew.ts';
import type { FormValues } from './values.ts';

interface DeletedRecordOptions {
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
  const { getValues, id, restore, addPath, onRestored } = options;
  const addAnew = useAddAnew();
  const [isDeleted, setIsDeleted] = useState(false);
  return {
    isDeleted,
    noteDeletion: () => setIsDeleted(true),
    /** For when it was saved: somebody else has restored it. */
    noteSaved: () => setIsDeleted(false),
    restore:
      restore && id !== null
        ? async () => {
            if (!(await restore(id))) return;
            setIsDeleted(false);
            onRestored();
          }
        : null,
    addAnew: addPath === null ? null : () => addAnew(addPath, getValues()),
  };
}
