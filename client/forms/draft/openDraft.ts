import { useRef, useState } from 'react';
import type { Draft } from './drafts.ts';
import { basedOn, type BaseVersion, mergeValues, replacedDetails } from './merge.ts';
import { type FormValues, isMedia, mapMedia, sameValues } from '../values.ts';
import type { PendingSubmission } from '../submission/pendingSubmission.ts';
import type { z } from 'zod';
import type { RecordFormOptions, Versioned } from '../formOptions.ts';
import { valuesOfCopy } from '../media/useCopiedMedia.ts';

/** The initial state of a form. */
interface OpenedForm {
  values: FormValues;
  /** The version on which the values are based; null for a new record. */
  base: BaseVersion | null;
  /** Whether the values are a draft, not yet saved. */
  isDraft: boolean;
  /**
   * The details in the draft of a picture that another admin has replaced; null if there are none.
   */
  replaced: FormValues | null;
}

/**
 * Opens a form with the saved record, or with the draft if it differs.
 * @param saved the unchanged values of the form
 * @param present the record as the base of new changes; null for a new one
 */
function openDraft(
  draft: Draft | null,
  saved: FormValues,
  present: BaseVersion | null,
): OpenedForm {
  const typed = { ...saved, ...draft?.values };
  const base = draft?.base ?? present;
  const isOlder = base?.version !== present?.version;
  const isFileLost = (draft?.lostFiles ?? []).length > 0;
  const former = base && isOlder ? basedOn(base, typed) : null;
  const values = former
    ? mergeValues(former, typed, saved, isFileLost)
    : withAddressesOf(saved, typed);
  const replaced = former && !isFileLost ? replacedDetails(former, typed, saved) : null;
  const isDraft = !sameValues(values, saved);
  // A draft that was saved after all does not conflict with the version that contains it.
  return isDraft
    ? {
        values,
        isDraft,
        replaced,
        base: base && former ? { ...base, values: former, merged: saved } : base,
      }
    : { values: saved, base: present, isDraft, replaced };
}

/**
 * Takes the file addresses from the saved record, because the keys in the draft's addresses may
 * have expired.
 */
const withAddressesOf = (saved: FormValues, typed: FormValues): FormValues =>
  mapMedia(typed, (value, name) => {
    const present = saved[name];
    return isMedia(present) ? { ...value, present: present.present } : value;
  });

interface CopiedForm extends OpenedForm {
  /** The values of the copied record. Null without one, and if a draft of the copy exists. */
  copied: FormValues | null;
}

/** Opens a form with a copy of a record, a draft, or the saved record. */
export function openForm<Shape extends z.ZodRawShape, Saved extends Versioned>(
  { copied: original, notCopied = [], record, valuesOf }: RecordFormOptions<Shape, Saved>,
  draft: Draft | null,
): CopiedForm {
  if (draft || !original) {
    return { ...openDraft(draft, valuesOf(record), baseOf(record, valuesOf)), copied: null };
  }
  const copied = valuesOf(original);
  const values = valuesOfCopy(copied, original.id, notCopied);
  return { values, base: null, isDraft: true, replaced: null, copied };
}

interface MergedForm<Saved> {
  reload: (id: string) => Promise<Saved | null>;
  valuesOf: (record: Saved | null) => FormValues;
  getValues: () => FormValues;
  change: (name: string, value: FormValues[string]) => void;
  /** Sets the typed details of a picture that another admin has replaced. */
  setReplaced: (update: (before: FormValues | null) => FormValues | null) => void;
  /** Whether the user has changed the record, beside the form. */
  isOwn?: boolean;
}

/**
 * Reads the newer version of a record after a conflict, and merges its changes into the form.
 * @returns whether there is a newer version
 */
export async function mergeNewer<Saved extends Versioned>(
  versions: ReturnType<typeof useVersions<Saved>>,
  { reload, valuesOf, getValues, change, setReplaced, isOwn = false }: MergedForm<Saved>,
): Promise<boolean> {
  const { record, base } = versions.current();
  const newer = record && (await reload(record.id));
  if (!newer || !base || newer.version === record.version) return false;
  const typed = getValues();
  const newest = valuesOf(newer);
  const former = basedOn(base, typed);
  if (isOwn && sameValues(newest, valuesOf(record))) {
    versions.setRecord(newer);
    versions.setBase({ ...base, version: newer.version });
    return false;
  }
  const values = mergeValues(former, typed, newest);
  setReplaced((before) => replacedDetails(former, typed, newest) ?? before);
  versions.setRecord(newer);
  versions.setBase({ ...base, values: former, merged: newest });
  for (const [name, value] of Object.entries(values)) {
    if (value !== typed[name]) change(name, value);
  }
  return true;
}

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
