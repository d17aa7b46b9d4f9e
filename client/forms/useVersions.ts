import { useRef, useState } from 'react';
import type { Versioned } from './recordFormOptions.ts';
import type { BaseVersion } from './merge.ts';
import type { PendingSubmission } from './pendingSubmission.ts';
import type { FormValues } from './values.ts';

interface Versions<Saved> {
  /** The record as it was read or saved last; null for a new one. */
  record: Saved | null;
  /** What the values in the form are based on. */
  base: BaseVersion | null;
  /** The last submission, until it is known whether it was saved. */
  sent: PendingSubmission | null;
}

/**
 * The record that is edited, and the version of it that the values in the form are based on.
 * Submit handler and draft autosave run between two renders, so they read `current()`.
 * @param first what the form opens with
 */
export function useVersions<Saved extends Versioned>(
  first: Versions<Saved>,
  valuesOf: (record: Saved | null) => FormValues,
) {
  const [rendered, setRendered] = useState(first);
  const latest = useRef(rendered);

  const withSaved = (versions: Versions<Saved>) => ({
    ...versions,
    /** What the form holds when nothing has been changed. */
    saved: valuesOf(versions.record),
  });
  function update(next: Partial<Versions<Saved>>) {
    latest.current = { ...latest.current, ...next };
    setRendered(latest.current);
  }

  return {
    ...withSaved(rendered),
    /** Whether somebody else has saved another version than what is typed is based on. */
    hasNewer: rendered.base !== null && rendered.base.version !== rendered.record?.version,
    /** The same as it is at this moment, for event handlers. */
    current: () => withSaved(latest.current),
    /** The record as it is read now; what is typed stays based on the older version. */
    setRecord: (record: Saved) => update({ record }),
    setBase: (base: BaseVersion | null) => update({ base }),
    setSent: (sent: PendingSubmission | null) => update({ sent }),
    /** Continues from a version that was saved just now. */
    continueFrom: (record: Saved) => update({ record, base: baseOf(record, valuesOf), sent: null }),
  };
}

/** A record as the base of what is typed over it. */
export function baseOf<Saved extends Versioned>(
  record: Saved | null,
  valuesOf: (record: Saved | null) => FormValues,
): BaseVersion | null {
  return record && { version: record.version, values: valuesOf(record) };
}
