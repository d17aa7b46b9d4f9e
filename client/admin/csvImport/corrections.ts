import { draftPrefix } from '../../forms/drafts.ts';

/** What cells are to say instead, by line and field. */
export interface Correction {
  line: number;
  field: string;
  value: string;
}

/**
 * The entry of the tab's storage for the corrections of a file, which are found again when it is chosen
 * again. It goes with the drafts of forms at the end of the session.
 */
export const correctionsKey = (userId: string, { name, size, lastModified }: File) =>
  `${draftPrefix}${userId} import ${name} ${String(size)} ${String(lastModified)}`;

export function readCorrections(key: string): Correction[] {
  try {
    // Only `storeCorrections` writes there, and the entry does not outlive the tab.
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
    // Without storage they live as long as the page.
  }
}

/** With a correction in place of a former one of the same cell. */
export const withCorrection = (corrections: Correction[], added: Correction): Correction[] => [
  ...corrections.filter(({ line, field }) => line !== added.line || field !== added.field),
  added,
];
