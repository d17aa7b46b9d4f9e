import { useNavigate } from 'react-router-dom';
import { deleteDraft, saveDraft } from '../draft/drafts.ts';
import { useDraft } from '../draft/useDraft.ts';
import { type FormValues, isMedia } from '../values.ts';

/** Opens the form for a new record with what was typed for a deleted one. */
export function useAddAnew() {
  const { key, keyOf } = useDraft();
  const navigate = useNavigate();
  return (addPath: string, values: FormValues) => {
    saveDraft(keyOf(addPath), { values: withoutStoredFiles(values), base: null, sent: null });
    deleteDraft(key);
    void navigate(addPath);
  };
}

/** The stored files of a deleted record cannot be used for another record. */
function withoutStoredFiles(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isMedia(value) ? { ...value, present: null } : value,
    ]),
  );
}
