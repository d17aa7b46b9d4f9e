import { useRef, useState } from 'react';
import type { Versioned } from '../recordFormOptions.ts';
import type { BaseVersion } from './merge.ts';
import type { PendingSubmission } from '../submission/pendingSubmission.ts';
import type { FormValues } from '../values.ts';

interface Versions<Saved> {
  /** The record that was read or saved last; null for a new one. */
  record: Saved | null;
  /** The base of the form's values. */
  base: BaseVersion | null;
  /** The last submission, until its result is known. */
  sent: PendingSubmission | null;
}

/**
 * The edited record, and the version on which the form's values are based. The submit handler and
 * the draft autosave run between two renders, so they read `current()`.
 * @param first the initial state
 */
export function useVersions<Saved extends Versioned>(
  first: Versions<Saved>,
  valuesOf: (record: Saved | null) => FormValues,
) {
  const [rendered, setRendered] = useState(first);
  const latest = useRef(rendered);

  const withSaved = (versions: Versions<Saved>) => ({
    ...versions,
    /** The unchanged values of the form. */
    saved: valuesOf(versions.record),
  });
  function update(next: Partial<Versions<Saved>>) {
    latest.current = { ...latest.current, ...next };
    setRendered(latest.current);
  }

  return {
    ...withSaved(rendered),
    /** Whether another admin has saved a version newer than the base of the form's values. */
    hasNewer: rendered.base !== null && rendered.base.version !== rendered.record?.version,
    /** The same at the time of the call, for event handlers. */
    current: () => withSaved(latest.current),
    /** Sets the record that was read; what was typed stays based on the older version. */
    setRecord: (record: Saved) => update({ record }),
    setBase: (base: BaseVersion | null) => update({ base }),
    setSent: (sent: PendingSubmission | null) => update({ sent }),
    /** Continues from a version that was just saved. */
    continueFrom: (record: Saved) => update({ record, base: baseOf(record, valuesOf), sent: null }),
  };
}

/** A record as the base of changes. */
export function baseOf<Saved extends Versioned>(
  record: Saved | null,
  valuesOf: (record: Saved | null) => FormValues,
): BaseVersion | null {
  return record && { version: record.version, values: valuesOf(record) };
}
