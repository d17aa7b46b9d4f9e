import { partialDatePrefix } from '../ui/date/partialDatePrefix.ts';
import type { BaseVersion } from './merge.ts';
import type { PendingSubmission } from './pendingSubmission.ts';
import { type FormValues, isMedia } from './values.ts';

/** What somebody typed into a form and has not sent. */
export interface Draft {
  values: FormValues;
  /** What the form held before anything was typed; null when it is for a new record. */
  base: BaseVersion | null;
  /** What was sent, where it is not known whether that was saved. */
  sent: PendingSubmission | null;
  /** Names of files that had been chosen but were lost when the page was loaded again. */
  lostFiles: string[];
}

/** How the entries of the tab's storage begin that hold what was typed. */
export const draftPrefix = 'draft:';
const memory = new Map<string, Draft>();

/** Each admin has drafts of their own, one for each form. */
export function draftKey(userId: string, path: string): string {
  return `${userId} ${path}`;
}

export function readDraft(key: string): Draft | null {
  const cached = memory.get(key);
  if (cached) return cached;
  const stored = ignoreStorageErrors(() => sessionStorage.getItem(draftPrefix + key));
  // Only `saveDraft` writes there, and the entry does not outlive the tab.
  return stored ? ignoreStorageErrors(() => JSON.parse(stored) as Draft) : null;
}

/** Saves a draft while the page is open and, except for its files, until the tab is closed. */
export function saveDraft(key: string, draft: Omit<Draft, 'lostFiles'>): void {
  const { values, base, sent } = draft;
  memory.set(key, { ...draft, lostFiles: [] });
  const files = Object.values(values).flatMap((value) =>
    isMedia(value) && value.file ? [value.file.name] : [],
  );
  const stored: Draft = {
    values: withoutFiles(values),
    base: base && { version: base.version, values: withoutFiles(base.values) },
    sent: sent && { idempotencyKey: sent.idempotencyKey, values: withoutFiles(sent.values) },
    lostFiles: files,
  };
  ignoreStorageErrors(() => {
    sessionStorage.setItem(draftPrefix + key, JSON.stringify(stored));
  });
}

function withoutFiles(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isMedia(value) ? { ...value, file: null } : value,
    ]),
  );
}

/** Changes one field of a draft, as when a category has been added for it. */
export function updateDraft(key: string, name: string, value: string): void {
  const draft = readDraft(key);
  if (draft) saveDraft(key, { ...draft, values: { ...draft.values, [name]: value } });
}

export function deleteDraft(key: string): void {
  memory.delete(key);
  ignoreStorageErrors(() => {
    sessionStorage.removeItem(draftPrefix + key);
  });
}

/** Whether an admin has typed anything in this tab that is not saved. */
export function hasDrafts(userId: string): boolean {
  const isTheirs = (key: string) => key.startsWith(draftKey(userId, ''));
  const stored = ignoreStorageErrors(() => Object.keys(sessionStorage)) ?? [];
  return (
    [...memory.keys()].some(isTheirs) ||
    stored.some((key) => key.startsWith(draftPrefix) && isTheirs(key.slice(draftPrefix.length)))
  );
}

/** For signing out: the next user of the browser must not see what was typed. */
export function deleteAllDrafts(): void {
  memory.clear();
  ignoreStorageErrors(() => {
    for (const key of Object.keys(sessionStorage)) {
      const isTyped = key.startsWith(draftPrefix) || key.startsWith(partialDatePrefix);
      if (isTyped) sessionStorage.removeItem(key);
    }
  });
}

/** Without browser storage, drafts live as long as the page. */
function ignoreStorageErrors<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
