import { newIdempotencyKey } from '../submission/pendingSubmission.ts';

const storageKey = 'device';
let made: string | null = null;

/** Identifies this browser among those of an account. Without browser storage, this page. */
export function ownDevice(): string {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored) return stored;
    made ??= newIdempotencyKey();
    localStorage.setItem(storageKey, made);
  } catch {
    // No storage.
  }
  return (made ??= newIdempotencyKey());
}
