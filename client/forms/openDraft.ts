import type { Draft } from './drafts.ts';
import { type BaseVersion, mergeValues } from './merge.ts';
import { type FormValues, sameValues } from './values.ts';

/** What a form opens with. */
export interface OpenedForm {
  values: FormValues;
  /** What the values are based on; null for a new record. */
  base: BaseVersion | null;
  /** Whether the values are a draft, not yet saved. */
  isDraft: boolean;
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
  const values = base && isOlder ? mergeValues(base.values, typed, saved) : typed;
  const isDraft = !sameValues(values, saved);
  // A draft that was saved after all is no conflict with the record in which it was saved.
  return isDraft ? { values, base, isDraft } : { values: saved, base: present, isDraft };
}
