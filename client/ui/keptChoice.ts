/** What was chosen last, and the entry of the browser's history that its list has. */
interface KeptChoice {
  historyKey: string;
  chosen: ReadonlyMap<string, unknown>;
}

// In memory alone: rows of members are personal data.
let kept: KeptChoice | null = null;

/** Keeps what is chosen in a list, for when Back leads to it again. */
export function keepChoice(historyKey: string, chosen: ReadonlyMap<string, unknown>): void {
  // Another list, of which nothing is chosen, leaves it as it is.
  if (chosen.size > 0 || kept?.historyKey === historyKey) kept = { historyKey, chosen };
}

/**
 * What was chosen in the list of an entry of the history.
 * @template Chosen the rows of that list, which are the same whenever the entry is shown
 */
export const keptChoice = <Chosen>(historyKey: string): ReadonlyMap<string, Chosen> =>
  kept?.historyKey === historyKey ? (kept.chosen as ReadonlyMap<string, Chosen>) : new Map();

/** For when somebody signs out. */
export function deleteKeptChoice(): void {
  kept = null;
}
