import { basedOn, type FormValues, mergeValues, type useVersions } from '../values.ts';
import { replacedDetails } from './mergePicture.ts';
import type { Versioned } from '../formOptions.ts';

interface MergedForm<Saved> {
  reload: (id: string) => Promise<Saved | null>;
  valuesOf: (record: Saved | null) => FormValues;
  getValues: () => FormValues;
  change: (name: string, value: FormValues[string]) => void;
  /** Sets the typed details of a picture that another admin has replaced. */
  setReplaced: (update: (before: FormValues | null) => FormValues | null) => void;
}

/**
 * Reads the newer version of a record after a conflict, and merges its changes into the form.
 * @returns whether there is a newer version
 */
export async function mergeNewer<Saved extends Versioned>(
  versions: ReturnType<typeof useVersions<Saved>>,
  { reload, valuesOf, getValues, change, setReplaced }: MergedForm<Saved>,
): Promise<boolean> {
  const { record, base } = versions.current();
  const newer = record && (await reload(record.id));
  if (!newer || !base || newer.version === record.version) return false;
  const typed = getValues();
  const newest = valuesOf(newer);
  const former = basedOn(base, typed);
  const values = mergeValues(former, typed, newest);
  setReplaced((before) => replacedDetails(former, typed, newest) ?? before);
  versions.setRecord(newer);
  versions.setBase({ ...base, values: former, merged: newest });
  for (const [name, value] of Object.entries(values)) {
    if (value !== typed[name]) change(name, value);
  }
  return true;
}
