import { useState } from 'react';
import { useAddAnew } from './useAddAnew.ts';
import type { FormValues } from '../values.ts';

interface DeletedRecordOptions {
  /** The current values. */
  getValues: () => FormValues;
  /** The id of the record; null while it is new. */
  id: string | null;
  /** Restores the record; resolves to whether it exists again. */
  restore: ((id: string) => Promise<boolean>) | undefined;
  /** The address of the form for a new record; null if there is only one record. */
  addPath: string | null;
  /** Called when the record exists again. */
  onRestored: () => void;
}

/** The operations of a form whose record another admin has deleted. */
export function useDeletedRecord(options: DeletedRecordOptions) {
  const { getValues, id, restore, addPath, onRestored } = options;
  const addAnew = useAddAnew();
  const [isDeleted, setIsDeleted] = useState(false);
  return {
    isDeleted,
    noteDeletion: () => setIsDeleted(true),
    /** Called after a save: another admin has restored the record. */
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
