import { type FormValues, isMedia } from './values.ts';

/** What somebody typed into a form and has not sent. */
export interface Draft {
  values: FormValues;
  /** The version of the record that is being edited; null for a new one. */
  version: number | null;
  /** Names of files that had been chosen but were lost when the page was loaded again. */
  lostFiles: string[];
}

/** How a draft lies in the session storage: files cannot be kept there. */
interface Stored {
  texts: Record<string, string>;
  version: number | null;
  fileNames: string[];
}

const prefix = 'draft:';
const memory = new Map<string, Draft>();

/** Each admin has drafts of their own, one for each form. */
export function draftKey(userId: string, path: string): string {
  return `${userId} ${path}`;
}

export function readDraft(key: string): Draft | null {
  const kept = memory.get(key);
  if (kept) return kept;
  const stored = attempt(() => sessionStorage.getItem(prefix + key));
  const draft = stored ? attempt(() => JSON.parse(stored) as Stored) : null;
  return draft && { values: draft.texts, version: draft.version, lostFiles: draft.fileNames };
}

/** Keeps a draft while the page is open, and its texts until the tab is closed. */
export function keepDraft(key: string, values: FormValues, version: number | null): void {
  memory.set(key, { values, version, lostFiles: [] });
  const texts: Stored['texts'] = {};
  const fileNames: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (!isMedia(value)) texts[name] = value;
    else if (value.file) fileNames.push(value.file.name);
  }
  const stored: Stored = { texts, version, fileNames };
  attempt(() => {
    sessionStorage.setItem(prefix + key, JSON.stringify(stored));
  });
}

/** Changes one field of a draft, as when a category has been added for it. */
export function changeDraft(key: string, name: string, value: string): void {
  const draft = readDraft(key);
  if (draft) keepDraft(key, { ...draft.values, [name]: value }, draft.version);
}

export function dropDraft(key: string): void {
  memory.delete(key);
  attempt(() => {
    sessionStorage.removeItem(prefix + key);
  });
}

/** For signing out: whoever uses the browser next shall not find what was typed. */
export function dropAllDrafts(): void {
  memory.clear();
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  });
}

/** Where a browser keeps nothing, drafts live as long as the page. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
