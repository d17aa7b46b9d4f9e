import { draftPrefix } from '../../forms/draft/drafts.ts';
import type { CellCorrectionInput } from '../../graphql/schemaTypes.generated.ts';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';

/**
 * The key of the corrections of a file in the storage of the tab. They are restored if the same file is chosen
 * again, and removed with the drafts of forms at the end of the session.
 */
export const correctionsKey = (userId: string, { name, size, lastModified }: File) =>
  `${draftPrefix}${userId} import ${name} ${String(size)} ${String(lastModified)}`;

// Only `storeCorrections` writes this entry, and the entry ends with the tab.
export const readCorrections = (key: string) =>
  ignoreStorageErrors(
    () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as CellCorrectionInput[],
  ) ?? [];

/** Without storage the corrections last as long as the page. */
export const storeCorrections = (key: string, corrections: CellCorrectionInput[]) =>
  ignoreStorageErrors(() => {
    if (corrections.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(corrections));
  });

/** Adds a correction, and removes a former one of the same cell. */
export const withCorrection = (corrections: CellCorrectionInput[], added: CellCorrectionInput) => [
  ...corrections.filter(({ line, field }) => line !== added.line || field !== added.field),
  added,
];
