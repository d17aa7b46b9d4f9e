/** A form that was left in order to add a category. */
export interface Unfinished {
  /** Where it is. */
  path: string;
  /** Names its draft. */
  draft: string;
}

/** @param state of the entry of the browser's history, where it is kept */
export function unfinishedIn(state: unknown): Unfinished | null {
  if (typeof state !== 'object' || state === null || !('unfinished' in state)) return null;
  const { unfinished } = state;
  const isKnown =
    typeof unfinished === 'object' &&
    unfinished !== null &&
    'path' in unfinished &&
    'draft' in unfinished;
  if (!isKnown) return null;
  const { path, draft } = unfinished;
  return typeof path === 'string' && typeof draft === 'string' ? { path, draft } : null;
}
