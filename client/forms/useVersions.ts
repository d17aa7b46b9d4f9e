import { useState } from 'react';
import type { Versioned } from './formKind.ts';
import type { Base } from './merge.ts';
import type { FormValues } from './values.ts';

interface VersionsOptions<Saved> {
  /** The record to edit as it was read; null for a new one. */
  first: Saved | null;
  valuesOf: (record: Saved | null) => FormValues;
  /** What a draft from before was based on. */
  draftBase: Base | null | undefined;
}

/** The record that is edited, and the version of it that what is typed is based on. */
export function useVersions<Saved extends Versioned>({
  first,
  valuesOf,
  draftBase,
}: VersionsOptions<Saved>) {
  const [record, setRecord] = useState(first);
  const baseOf = (from: Saved | null): Base | null =>
    from && { version: from.version, values: valuesOf(from) };
  const [base, setBase] = useState(() => draftBase ?? baseOf(record));
  return {
    record,
    base,
    /** What the form holds when nothing has been changed. */
    saved: valuesOf(record),
    /** Whether somebody else has saved another version than what is typed is based on. */
    hasNewer: base !== null && base.version !== record?.version,
    /** The record as it is read now; what is typed stays based on the older version. */
    setRecord,
    setBase,
    baseOf,
    /** Goes on from a version that was saved just now. */
    goOnFrom: (newest: Saved) => {
      setRecord(newest);
      setBase(baseOf(newest));
    },
  };
}
