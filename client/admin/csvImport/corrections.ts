import { draftPrefix } from '../../forms/draft/drafts.ts';

/** The corrected text of a cell. */
export interface Correction {
  line: number;
  field: string;
  value: string;
}

/**
 * The key of the corrections of a file in the storage of the tab. They are restored if the same file is chosen
 * again, and removed with the drafts of forms at the end of the session.
 */
export const correctionsKey = (userId: string, { name, size, lastModified }: File) =>
  `${draftPrefix}${userId} import ${name} ${String(size)} ${String(lastModified)}`;

export function readCorrections(key: string): Correction[] {
  try {
    // Only `storeCorrections` writes this entry, and the entry ends with the tab.
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Correction[];
  } catch {
    return [];
  }
}

export function storeCorrections(key: string, corrections: Correction[]): void {
  try {
    if (corrections.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(corrections));
  } catch {
    // Without storage the corrections last as long as the page.
  }
}

/** Adds a correction, and removes a former one of the same cell. */
export const withCorrection = (corrections: Correction[], added: Correction): Correction[] => [
  ...corrections.filter(({ line, field }) => line !== added.line || field !== added.field),
  added,
];
