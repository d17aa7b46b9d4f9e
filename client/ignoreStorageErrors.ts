/**
 * Runs a function that uses the storage of the browser, which can be blocked, full or cleared.
 * @returns its result, or null after an error
 */
export function ignoreStorageErrors<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
