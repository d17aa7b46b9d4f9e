import { useNavigate } from 'react-router-dom';
import { deleteDraft, saveDraft } from '../draft/drafts.ts';
import { useDraft } from '../draft/useDraft.ts';
import { type FormValues, mapMedia } from '../values.ts';

/** Opens the form for a new record with what was typed for a deleted one. */
export function useAddAnew() {
  const { key, keyOf } = useDraft();
  const navigate = useNavigate();
  return (addPath: string, values: FormValues) => {
    // The stored files of a deleted record cannot be used for another record.
    const kept = mapMedia(values, (value) => ({ ...value, present: null }));
    saveDraft(keyOf(addPath), { values: kept, base: null, sent: null });
    deleteDraft(key);
    void navigate(addPath);
  };
}
