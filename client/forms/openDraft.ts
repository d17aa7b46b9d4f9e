import type { Draft } from './drafts.ts';
import { type BaseVersion, basedOn, mergeValues } from './merge.ts';
import { replacedDetails } from './mergePicture.ts';
import { type FormValues, isMedia, sameValues } from './values.ts';

/** What a form opens with. */
export interface OpenedForm {
  values: FormValues;
  /** What the values are based on; null for a new record. */
  base: BaseVersion | null;
  /** Whether the values are a draft, not yet saved. */
  isDraft: boolean;
  /** What the draft said of a picture that somebody else has replaced meanwhile; null for nothing. */
  replaced: FormValues | null;
}

/**
 * Opens a form with the record, or with the draft where that differs.
 * @param saved what the form holds when nothing has been changed
 * @param present the record as the base of new changes; null for a new one
 */
export function openDraft(
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
  // A draft that was saved after all is no conflict with the record in which it was saved.
  return isDraft
    ? {
        ...{ values, isDraft, replaced },
        base: base && former ? { ...base, values: former, merged: saved } : base,
      }
    : { values: saved, base: present, isDraft, replaced };
}

/** Takes the file addresses from the saved record, because the keys in those of the draft may have expired. */
const withAddressesOf = (saved: FormValues, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const present = saved[name];
      const isMedium = isMedia(value) && isMedia(present);
      return [name, isMedium ? { ...value, present: present.present } : value];
    }),
  );
