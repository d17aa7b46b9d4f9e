/** The form that was left to add a category, and to which the user returns. */
export interface PendingReturn {
  /** The address of the form. */
  path: string;
  /** The key of its draft. */
  draft: string;
}

/** @param state of the entry in the browser's history, which holds it */
export function readPendingReturn(state: unknown): PendingReturn | null {
  if (typeof state !== 'object' || state === null || !('pendingReturn' in state)) return null;
  const { pendingReturn } = state;
  const isKnown =
    typeof pendingReturn === 'object' &&
    pendingReturn !== null &&
    'path' in pendingReturn &&
    'draft' in pendingReturn;
  if (!isKnown) return null;
  const { path, draft } = pendingReturn;
  return typeof path === 'string' && typeof draft === 'string' ? { path, draft } : null;
}
