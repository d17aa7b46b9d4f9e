/** The last selection, and the entry of the browser's history with its list. */
interface KeptChoice {
  historyKey: string;
  selected: ReadonlyMap<string, unknown>;
}

// Only in memory: rows of members are personal data.
let kept: KeptChoice | null = null;

/** Keeps the selection of a list, so that Back restores it. */
export function keepChoice(historyKey: string, selected: ReadonlyMap<string, unknown>): void {
  // A list without a selection does not replace the kept one of another list.
  if (selected.size > 0 || kept?.historyKey === historyKey) kept = { historyKey, selected };
}

/**
 * The kept selection of a history entry's list. @template Selected the rows of that list, which are
 * the same whenever the entry is shown
 */
export const keptChoice = <Selected>(historyKey: string): ReadonlyMap<string, Selected> =>
  kept?.historyKey === historyKey ? (kept.selected as ReadonlyMap<string, Selected>) : new Map();

/** Deletes the kept selection when the user signs out. */
export function deleteKeptChoice(): void {
  kept = null;
}
