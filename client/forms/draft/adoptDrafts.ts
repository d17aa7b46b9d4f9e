import { isMedia } from '../values.ts';
import {
  type Draft,
  markStored,
  readDraft,
  removeDraft,
  type SavedDraft,
  storeDraft,
} from './drafts.ts';
import type { FormDraftsQuery } from './FormDrafts.generated.ts';
import { ownTab } from './ownTab.ts';

/** The time limit for reading the files of a draft, in milliseconds. */
const filesTimeout = 60_000;

/** A draft of another browser, or a former one of this browser. */
export interface OtherDraft extends SavedDraft {
  draft: Draft;
  files: DraftFile[];
}

/** A file of a draft on the server. */
type DraftFile = FormDraftsQuery['formDrafts'][number]['files'][number];

/**
 * Brings the draft of a form in this browser up to date with those on the server. The newest one is
 * used, unless this browser has values that the server has not.
 * @param rows the drafts on the server, the newest first
 * @returns the drafts that are not used
 */
export function adoptDrafts(key: string, rows: FormDraftsQuery['formDrafts']): OtherDraft[] {
  const found = rows.flatMap(({ content, ...row }): OtherDraft[] => {
    const draft = content === null ? null : parse(content);
    return draft ? [{ ...row, draft }] : [];
  });
  const local = readDraft(key);
  const isOwn = ({ tab }: SavedDraft) => tab === ownTab();
  if (local && !local.savedAt) return found.filter((each) => !isOwn(each));
  const [newest, ...others] = found;
  // It was saved or discarded in another browser.
  if (!newest) removeDraft(key);
  else if (newest.savedAt !== local?.savedAt) storeDraft(key, continuing(newest));
  return others;
}

/** The draft of another browser as the one of this browser. */
export const continuing = ({ draft, tab, userAgent, savedAt }: OtherDraft): Draft => ({
  ...draft,
  savedAt,
  continued: tab === ownTab() ? null : { tab, userAgent, savedAt },
});

/**
 * Reads the files that a draft has lost from the server. A file that cannot be read stays lost, and
 * the form asks for it.
 */
export async function restoreFiles(key: string, files: readonly DraftFile[]): Promise<void> {
  const signal = AbortSignal.timeout(filesTimeout);
  for (const { field, name, type, url } of files) {
    const draft = readDraft(key);
    const value = draft?.values[field];
    if (!draft?.lostFiles.includes(name) || !value || !isMedia(value)) continue;
    const response = await fetch(url, { signal }).catch(() => null);
    const content = response?.ok ? await response.blob().catch(() => null) : null;
    if (!content) continue;
    const file = new File([content], name, { type });
    markStored(key, field, file);
    const lostFiles = draft.lostFiles.filter((each) => each !== name);
    const values = { ...draft.values, [field]: { ...value, file } };
    const areFilesKept = lostFiles.length === 0;
    storeDraft(key, { ...draft, values, lostFiles, areFilesKept });
  }
}

function parse(content: string): Draft | null {
  try {
    return JSON.parse(content) as Draft;
  } catch {
    return null;
  }
}
