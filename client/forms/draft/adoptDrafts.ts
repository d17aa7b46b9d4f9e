import { type Draft, readDraft, removeDraft, type SavedDraft, storeDraft } from './drafts.ts';
import { ownTab } from './ownTab.ts';

/** A draft of another browser, or a former one of this browser. */
export interface OtherDraft extends SavedDraft {
  draft: Draft;
}

/**
 * Brings the draft of a form in this browser up to date with those on the server. The newest one is
 * used, unless this browser has values that the server has not.
 * @param rows the drafts on the server, the newest first
 * @returns the drafts that are not used
 */
export function adoptDrafts(
  key: string,
  rows: readonly (SavedDraft & { content: string | null })[],
): OtherDraft[] {
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
export const continuing = ({ draft, ...saved }: OtherDraft): Draft => ({
  ...draft,
  savedAt: saved.savedAt,
  continued: saved.tab === ownTab() ? null : saved,
});

function parse(content: string): Draft | null {
  try {
    return JSON.parse(content) as Draft;
  } catch {
    return null;
  }
}
