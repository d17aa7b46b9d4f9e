import { useNavigate } from 'react-router-dom';
import { deleteDraft, saveDraft } from './drafts.ts';
import { useDraft } from './useDraft.ts';
import { type FormValues, isMedia } from './values.ts';

/** Goes on in the form for a new record with what was typed for one that somebody has deleted. */
export function useAddAnew() {
  const { key, keyOf } = useDraft();
  const navigate = useNavigate();
  return (addPath: string, values: FormValues) => {
    saveDraft(keyOf(addPath), { values: withoutStoredFiles(values), base: null, sent: null });
    deleteDraft(key);
    void navigate(addPath);
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
