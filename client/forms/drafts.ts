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
  /** What the page with the form is called. */
  page: string;
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
export function saveDraft(key: string, draft: Omit<Draft, 'lostFiles' | 'page'>): void {
  const { values, base, sent } = draft;
  // Without the name of the site.
  const [page = ''] = document.title.split(' | ');
  // What was lost before stays to be said until a file is chosen again.
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
export const hasDrafts = (userId: string): boolean => unsavedPages(userId).length > 0;

/** The pages where an admin has typed something in this tab that is not saved. */
export function unsavedPages(userId: string): { path: string; name: string }[] {
  const begin = draftKey(userId, '');
  const stored = ignoreStorageErrors(() => Object.keys(sessionStorage)) ?? [];
  const keys = stored.flatMap((key) =>
    key.startsWith(draftPrefix) ? [key.slice(draftPrefix.length)] : [],
  );
  const names = new Map<string, string>();
  for (const key of [...memory.keys(), ...keys].filter((each) => each.startsWith(begin))) {
    // One of several forms on a page has its own key.
    const [path = ''] = key.slice(begin.length).split('#');
    if (!names.get(path)) names.set(path, readDraft(key)?.page ?? '');
  }
  return [...names].map(([path, name]) => ({ path, name: name || path }));
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
