import { newIdempotencyKey } from '../submission/pendingSubmission.ts';
import { draftPrefix } from './drafts.ts';

const storageKey = `${draftPrefix}tab`;
let made: string | null = null;

/**
 * Identifies this tab among those of an account: two tabs with one form do not overwrite the draft of
 * each other. Without browser storage, it identifies the page.
 */
export function ownTab(): string {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored) return stored;
    made ??= newIdempotencyKey();
    sessionStorage.setItem(storageKey, made);
  } catch {
    // No storage.
  }
  return (made ??= newIdempotencyKey());
}
