import { partialDatePrefix } from '../../ui/date/partialDatePrefix.ts';
import type { BaseVersion } from './merge.ts';
import type { PendingSubmission } from '../submission/pendingSubmission.ts';
import { type FormValues, isMedia } from '../values.ts';

/** The values that a user typed into a form and has not submitted. */
export interface Draft {
  values: FormValues;
  /** The values before the user typed; null for a new record. */
  base: BaseVersion | null;
  /** The submission whose result is not known yet. */
  sent: PendingSubmission | null;
  /** The names of selected files that were lost when the page was reloaded. */
  lostFiles: string[];
  /** The title of the page with the form. */
  page: string;
}

/** The prefix of the storage keys of drafts. */
export const draftPrefix = 'draft:';
const memory = new Map<string, Draft>();

/** Each admin has separate drafts, one for each form. */
export function draftKey(userId: string, path: string): string {
  return `${userId} ${path}`;
}

export function readDraft(key: string): Draft | null {
  const cached = memory.get(key);
  if (cached) return cached;
  const stored = ignoreStorageErrors(() => sessionStorage.getItem(draftPrefix + key));
  // Only `saveDraft` writes this entry, and the entry ends with the tab.
  return stored ? ignoreStorageErrors(() => JSON.parse(stored) as Draft) : null;
}

/** Saves a draft while the page is open and, except for its files, until the tab is closed. */
export function saveDraft(key: string, draft: Omit<Draft, 'lostFiles' | 'page'>): void {
  const { values, base, sent } = draft;
  // Without the name of the site.
  const [page = ''] = document.title.split(' | ');
  // Files that were lost before are reported until a file is selected again.
  const before = readDraft(key)?.lostFiles ?? [];
  const files = Object.values(values).flatMap((value) =>
    isMedia(value) && value.file ? [value.file.name] : [],
  );
  const lostBefore = files.length > 0 ? [] : before;
  memory.set(key, { ...draft, lostFiles: lostBefore, page });
  const stored: Draft = {
    values: withoutFiles(values),
    base: base && {
      ...{ version: base.version, values: withoutFiles(base.values) },
      ...(base.merged && { merged: withoutFiles(base.merged) }),
    },
    sent: sent && { idempotencyKey: sent.idempotencyKey, values: withoutFiles(sent.values) },
    lostFiles: files.length > 0 ? files : before,
    page,
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

/** Changes one field of a draft, for example to a category that was added for it. */
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

/** Whether an admin has unsaved values in this tab. */
export const hasDrafts = (userId: string): boolean => unsavedPages(userId).length > 0;

/** The pages where an admin has unsaved values in this tab. */
export function unsavedPages(userId: string): { path: string; name: string }[] {
  const begin = draftKey(userId, '');
  const stored = ignoreStorageErrors(() => Object.keys(sessionStorage)) ?? [];
  const keys = stored.flatMap((key) =>
    key.startsWith(draftPrefix) ? [key.slice(draftPrefix.length)] : [],
  );
  const names = new Map<string, string>();
  for (const key of [...memory.keys(), ...keys].filter((each) => each.startsWith(begin))) {
    // Each of several forms on a page has its own key.
    const [path = ''] = key.slice(begin.length).split('#');
    if (!names.get(path)) names.set(path, readDraft(key)?.page ?? '');
  }
  return [...names].map(([path, name]) => ({ path, name: name || path }));
}

/** For signing out: the next user of the browser must not see the drafts. */
export function deleteAllDrafts(): void {
  memory.clear();
  ignoreStorageErrors(() => {
    for (const key of Object.keys(sessionStorage)) {
      const isTyped = key.startsWith(draftPrefix) || key.startsWith(partialDatePrefix);
      if (isTyped) sessionStorage.removeItem(key);
    }
  });
}

/** Without browser storage, drafts last as long as the page. */
function ignoreStorageErrors<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
