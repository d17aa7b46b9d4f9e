/** The form to return to, which was left in order to add a category. */
export interface PendingReturn {
  /** Where it is. */
  path: string;
  /** Names its draft. */
  draft: string;
}

/** @param state of the entry of the browser's history, where it is kept */
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
