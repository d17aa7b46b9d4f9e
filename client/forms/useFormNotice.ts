import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldMessages } from '../messages/words.ts';
import type { FormNotice, FormSnapshot } from './formNotice.ts';
import { type RemoteChange, remoteChanges, valuesIn } from './merge.ts';
import type { Versioned } from './recordFormOptions.ts';
import { baseOf, type useVersions } from './useVersions.ts';
import type { FormValues } from './values.ts';

interface FormNoticeOptions<Saved extends Versioned> {
  versions: ReturnType<typeof useVersions<Saved>>;
  valuesOf: (record: Saved | null) => FormValues;
  labels: Record<string, FieldMessages>;
  form: Pick<UseFormReturn<FormValues>, 'getValues' | 'reset'>;
  change: (name: string, value: FormValues[string]) => void;
  autosave: (values: FormValues) => void;
  /** Resolves when the fields that were left have been validated. */
  validated: () => Promise<void>;
  /** Removes the message of the last submission. */
  resetSubmission: () => void;
}

/**
 * What has happened to a form's content without being typed, and what replaces it so that it can be
 * undone.
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
    // What is found wrong with a field that is left for this must not be said of the new values.
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
    /** Takes what somebody else has saved in place of what was typed. */
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
