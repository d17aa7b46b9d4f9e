import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldMessages } from '../../../api/shared/messages/words.ts';
import { type BaseVersion, type RemoteChange, remoteChanges, valuesIn } from '../draft/merge.ts';
import type { FormValues } from '../values.ts';
import type { PendingSubmission } from '../submission/pendingSubmission.ts';
import { baseOf, type useVersions } from '../draft/openDraft.ts';
import type { Versioned } from '../formOptions.ts';
import type { SavedDraft } from '../draft/drafts.ts';
import { useAddAnew } from './useAddAnew.ts';

interface FormNoticeOptions<Saved extends Versioned> {
  versions: ReturnType<typeof useVersions<Saved>>;
  valuesOf: (record: Saved | null) => FormValues;
  labels: Record<string, FieldMessages>;
  form: Pick<UseFormReturn<FormValues>, 'getValues' | 'reset'>;
  change: (name: string, value: FormValues[string]) => void;
  autosave: (values: FormValues) => void;
  /** Resolves after the validation of the blurred fields. */
  validated: () => Promise<void>;
  /** Removes the message of the last submission. */
  resetSubmission: () => void;
}

/**
 * Tracks changes of a form's content that the user did not type, and keeps the replaced values, so
 * that they can be undone.
 */
export function useFormNotice<Saved extends Versioned>(
  first: FormNotice | null,
  options: FormNoticeOptions<Saved>,
) {
  const { versions, valuesOf, labels, form, change, autosave } = options;
  const [notice, setNotice] = useState(first);
  const { record, base, sent, saved } = versions;

  const snapshot = (): FormSnapshot => ({ values: form.getValues(), base, sent });

  async function replaceAll(by: FormSnapshot, next: FormNotice | null) {
    // The validation of the blurred field must not report an error about the new values.
    await options.validated();
    options.resetSubmission();
    versions.setBase(by.base);
    versions.setSent(by.sent);
    form.reset(by.values);
    autosave(by.values);
    setNotice(next);
  }

  return {
    notice,
    endNotice: () => setNotice(null),
    discard: () =>
      void replaceAll(
        { values: saved, base: baseOf(record, valuesOf), sent: null },
        { what: 'discarded', snapshot: snapshot() },
      ),
    /** Replaces what was typed with the changes of another admin. */
    takeRemote(changes: RemoteChange[]) {
      const taken = valuesIn(changes);
      const before = notice?.what === 'replaced' ? notice : null;
      const typedBefore = Object.entries(before?.snapshot.values ?? {}).filter(([name]) =>
        before?.names.includes(name),
      );
      const now = snapshot();
      setNotice({
        what: 'replaced',
        names: [...(before?.names ?? []), ...Object.keys(taken)],
        labels: [
          ...(before?.labels ?? []),
          ...changes.map(({ name }) => labels[name]?.label ?? name),
        ],
        snapshot: {
          ...(before?.snapshot ?? now),
          values: { ...now.values, ...Object.fromEntries(typedBefore) },
        },
      });
      for (const [name, value] of Object.entries(taken)) change(name, value);
      const { contested } = remoteChanges(base?.values ?? {}, form.getValues(), saved);
      if (contested.length > 0) return;
      // Nothing is left to decide.
      options.resetSubmission();
      versions.setBase(baseOf(record, valuesOf));
      autosave(form.getValues());
    },
    undo: (before: FormSnapshot) => void replaceAll(before, null),
  };
}

/** The values of a form before they were replaced. */
interface FormSnapshot {
  values: FormValues;
  base: BaseVersion | null;
  sent: PendingSubmission | null;
}

/** A change of the content of a form that the user did not type. */
export type FormNotice =
  | { what: 'copied' }
  /** @property continued the draft of another browser that the form continues */
  | { what: 'restored'; lostFiles: string[]; continued: SavedDraft | null }
  | { what: 'discarded'; snapshot: FormSnapshot }
  /** @property names of the fields in which the newer version replaced what was typed */
  | { what: 'replaced'; names: string[]; labels: string[]; snapshot: FormSnapshot };

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
