import { randomKey } from '../submission/pendingSubmission.ts';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import { partialDatePrefix } from '../../ui/date/partialDatePrefix.ts';
import type { BaseVersion } from './merge.ts';
import { type FormValues, isMedia, mapMedia } from '../values.ts';
import type { PendingSubmission } from '../submission/pendingSubmission.ts';

/** The values that a user typed into a form and has not submitted. */
export interface Draft {
  values: FormValues;
  /** The values before the user typed; null for a new record. */
  base: BaseVersion | null;
  /** The submission whose result is not known yet. */
  sent: PendingSubmission | null;
  /** The names of selected files that were lost when the page was reloaded. */
  lostFiles: string[];
  /** Whether the server has the selected files. */
  areFilesKept: boolean;
  /** The title of the page with the form. */
  page: string;
  /** When the server saved these values; null if it has not yet. */
  savedAt: string | null;
  /** Identifies the draft among those of the form on the server, so that no tab overwrites the draft of another. */
  tab: string;
  /**
   * Identifies the new record in this draft and in those that continue it: the idempotency key with which all of them
   * create it.
   */
  origin: string;
  /** The draft of another browser that this one continues; null for none. */
  continued: SavedDraft | null;
}

/** A draft on the server, as one browser saved it. */
export interface SavedDraft {
  tab: string;
  userAgent: string;
  savedAt: string;
}

interface DraftListener {
  onChange: (key: string) => void;
  onDelete: (key: string, deleted: Draft) => void;
  /** Sends what waits to be sent. */
  flush: () => Promise<unknown>;
}

/** The prefix of the storage keys of drafts. */
export const draftPrefix = 'draft:';
const memory = new Map<string, Draft>();
const listeners = new Set<DraftListener>();

/** Adds a listener. @returns a function that removes it */
export function listenToDrafts(listener: DraftListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until the server has the drafts, if it responds. */
export const flushDrafts = () => Promise.all([...listeners].map(({ flush }) => flush()));

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

/**
 * Saves a draft while the page is open and, except for its files, until the tab is closed. In the
 * admin area, `useDraftSync` then sends it to the server.
 */
export function saveDraft(key: string, draft: Pick<Draft, 'values' | 'base' | 'sent'>): void {
  // Without the name of the site. The page of a new record does not have its name.
  const [heading = ''] = document.title.split(' | ');
  const name = draft.base ? '' : nameIn(draft.values);
  const page = name ? `${heading} · ${name}` : heading;
  // Files that were lost before are reported until a file is selected again.
  const before = readDraft(key);
  const hasFiles = filesIn(draft.values).length > 0;
  const lostFiles = hasFiles ? [] : (before?.lostFiles ?? []);
  const areFilesKept = hasFiles
    ? unstoredFiles(key, draft.values).length === 0
    : (before?.areFilesKept ?? true);
  const { tab = randomKey(), origin = tab, continued = null } = before ?? {};
  const own = { tab, origin, continued };
  storeDraft(key, { ...draft, lostFiles, areFilesKept, page, savedAt: null, ...own });
  for (const { onChange } of listeners) onChange(key);
}

/** The idempotency key for a new record. */
export const originOf = (key: string): string => readDraft(key)?.origin ?? randomKey();

/** The fields that name a record, in the forms of all kinds. */
const nameFields = [
  'title',
  'postTitle',
  'name',
  'categoryName',
  'subjectEN',
  'subjectAM',
  'payerName',
  'memberId',
  'amount',
];

const nameIn = (values: FormValues): string => {
  const texts = nameFields.flatMap((field) => {
    const value = values[field];
    return value && !isMedia(value) ? [value] : [];
  });
  return (texts[0] ?? '').slice(0, 100);
};

/** Stores a draft in this browser only. */
export function storeDraft(key: string, draft: Draft): void {
  memory.set(key, draft);
  ignoreStorageErrors(() => {
    sessionStorage.setItem(draftPrefix + key, JSON.stringify(storable(draft)));
  });
}

const filesIn = (values: FormValues): string[] =>
  Object.values(values).flatMap((value) => (isMedia(value) && value.file ? [value.file.name] : []));

/** The files that the server has, by the keys of their drafts and their fields. */
const storedFiles = new Map<string, Map<string, File>>();

/** Notes that the server has a file. */
export function markStored(key: string, field: string, file: File): void {
  storedFiles.set(key, (storedFiles.get(key) ?? new Map<string, File>()).set(field, file));
}

/** The files that the server does not have yet, by their fields. */
export function unstoredFiles(key: string, values: FormValues): [field: string, file: File][] {
  const stored = storedFiles.get(key);
  return Object.entries(values).flatMap(([field, value]): [string, File][] =>
    isMedia(value) && value.file && value.file !== stored?.get(field) ? [[field, value.file]] : [],
  );
}

/** A draft without its files, as text can hold it. */
export function storable(draft: Draft): Draft {
  const { values, base, sent, lostFiles } = draft;
  const files = filesIn(values);
  return {
    ...draft,
    values: withoutFiles(values),
    base: base && {
      version: base.version,
      values: withoutFiles(base.values),
      ...(base.merged && { merged: withoutFiles(base.merged) }),
    },
    sent: sent && { idempotencyKey: sent.idempotencyKey, values: withoutFiles(sent.values) },
    lostFiles: files.length > 0 ? files : lostFiles,
  };
}

/** Whether another browser can continue with everything in the draft. */
export function isOnServer(key: string): boolean {
  const draft = readDraft(key);
  return Boolean(draft?.savedAt && draft.areFilesKept);
}

const withoutFiles = (values: FormValues) =>
  mapMedia(values, (value) => ({ ...value, file: null }));

/** Changes one field of a draft, for example to a category that was added for it. */
export function updateDraft(key: string, name: string, value: string): void {
  const draft = readDraft(key);
  if (draft) saveDraft(key, { ...draft, values: { ...draft.values, [name]: value } });
}

export function deleteDraft(key: string): void {
  const deleted = readDraft(key);
  removeDraft(key);
  if (deleted) for (const { onDelete } of listeners) onDelete(key, deleted);
}

/** Removes a draft from this browser only. */
export function removeDraft(key: string): void {
  memory.delete(key);
  storedFiles.delete(key);
  ignoreStorageErrors(() => {
    sessionStorage.removeItem(draftPrefix + key);
  });
}

/** The pages where an admin has unsaved values in this tab, and nowhere else. */
export function unsavedPages(userId: string): { path: string; name: string }[] {
  const begin = draftKey(userId, '');
  const stored = ignoreStorageErrors(() => Object.keys(sessionStorage)) ?? [];
  const keys = stored.flatMap((key) =>
    key.startsWith(draftPrefix) ? [key.slice(draftPrefix.length)] : [],
  );
  const names = new Map<string, string>();
  for (const key of [...memory.keys(), ...keys].filter(
    (each) => each.startsWith(begin) && !isOnServer(each),
  )) {
    // Each of several forms on a page has its own key.
    const [path = ''] = key.slice(begin.length).split('#');
    if (!names.get(path)) names.set(path, readDraft(key)?.page ?? '');
  }
  return [...names].map(([path, name]) => ({ path, name: name || path }));
}

/** For signing out: the next user of the browser must not see the drafts. */
export function deleteAllDrafts(): void {
  memory.clear();
  storedFiles.clear();
  ignoreStorageErrors(() => {
    for (const key of Object.keys(sessionStorage)) {
      const isTyped = key.startsWith(draftPrefix) || key.startsWith(partialDatePrefix);
      if (isTyped) sessionStorage.removeItem(key);
    }
  });
}
